import type * as TE from 'fp-ts/TaskEither'

/** Each is true if the service behaves that way. */
export type MarkerFindings = {
  readonly usedMarkRefused: boolean
  readonly ownMarkRead: boolean
  readonly brokenCallLeftNoMark: boolean
  readonly oneRow: boolean
  /** A mark on a column stays with it if a column is inserted before it. */
  readonly columnMarkMoves: boolean
  /** A call is refused if a column that it names by its mark has moved. */
  readonly movedColumnRefused: boolean
  /** A row that is copied and deleted in one call is in the copy. */
  readonly deletedRowCopied: boolean
}

/** Tests on a temporary tab what exactly-once delivery relies on; fails with a sentence for the operator. */
export type TryMarkers = (spreadsheetId: string) => TE.TaskEither<string, MarkerFindings>
