/**
 * The value of a marker without rows. The marker reserves its id, so that a call that may still arrive cannot use the id. The
 * value is as long as that of a batch, so that either kind of marker takes the same room.
 */
export const RESERVED = 'x'

/** Whether the value is that of a marker without rows. */
export const isReserved = (value: string): boolean => value !== '' && value.replaceAll(RESERVED, '') === ''

/** `most`: how many markers a spreadsheet has room for. */
export type MarkerRoom = { readonly spreadsheet: string; readonly most: number }
