/**
 * The value of a marker without rows. The marker reserves its id, so that a call that may still arrive cannot use the id. The
 * value is as long as that of a batch, so that either kind of marker takes the same room.
 */
export const RESERVED = 'x'

/** Whether the value is that of a marker without rows. */
export const isReserved = (value: string): boolean => value !== '' && value.replaceAll(RESERVED, '') === ''

/** `most`: how many markers a spreadsheet has room for. */
export type MarkerRoom = { readonly spreadsheet: string; readonly most: number }

/** What a trial of the service found: each is true if it behaves that way. */
export type MarkerFindings = {
  readonly refusesUsedMarker: boolean
  readonly readsOwnMarker: boolean
  readonly leavesNothingOfBrokenCall: boolean
  readonly addsOneRow: boolean
  /** A mark on a column stays with it if a column is inserted before it. */
  readonly movesColumnMark: boolean
  /** A call is refused if a column that it names by its mark has moved. */
  readonly refusesMovedColumn: boolean
  /** A row that is copied and deleted in one call is in the copy. */
  readonly copiesDeletedRow: boolean
}
