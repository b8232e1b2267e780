import type * as TE from 'fp-ts/TaskEither'

/** True where the service behaves so. */
export type MarkerFindings = {
  readonly usedMarkRefused: boolean
  readonly ownMarkRead: boolean
  readonly brokenCallLeftNoMark: boolean
  readonly oneRow: boolean
}

/** Tries on a temporary tab of a spreadsheet what exactly-once delivery relies on; fails with a sentence for the operator. */
export type TryMarkers = (spreadsheetId: string) => TE.TaskEither<string, MarkerFindings>
