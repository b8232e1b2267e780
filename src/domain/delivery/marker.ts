export const RESERVED = 'x'

/** `kept`: how many markers a spreadsheet has room for. */
export type MarkerRoom = { readonly spreadsheet: string; readonly kept: number }
