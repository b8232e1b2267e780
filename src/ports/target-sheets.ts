import type * as TE from 'fp-ts/TaskEither'
import type { Batch, MarkerOwner, MarkerState, SendFailure } from '../domain/delivery/batch'
import type { KnownSheet } from '../domain/delivery/known-sheet'
import type { MarkerRoom } from '../domain/delivery/marker'
import type { RemovalRound } from '../domain/delivery/removal'
import type { SheetContent } from '../domain/delivery/sheet-content'

/**
 * The sheets of one target in a spreadsheet service; rows are sent to the configured one. Marker ids are unique: a second
 * call that creates the same marker is refused.
 */
export type TargetSheets = {
  /** Reads the configured sheet and each sheet that took rows earlier. */
  readonly readSheets: (known: ReadonlyArray<KnownSheet>) => TE.TaskEither<SendFailure, SheetContent>
  readonly sendBatch: (batch: Batch) => TE.TaskEither<SendFailure, void>
  /**
   * Writes a marker without rows under the batch’s id, unless there is one, and tells whose it is; a call still in flight is then
   * refused.
   */
  readonly claimId: (
    batch: Pick<Batch, 'id' | 'markerValue' | 'spreadsheet'>,
  ) => TE.TaskEither<SendFailure, MarkerOwner>
  /** Creates a marker without rows, so that a call still in flight with this id is refused. */
  readonly reserveId: (round: Pick<RemovalRound, 'id' | 'sheet'>) => TE.TaskEither<SendFailure, MarkerState>
  readonly removeRows: (round: RemovalRound) => TE.TaskEither<SendFailure, MarkerState>
  readonly removeMarkers: (ids: ReadonlyArray<number>) => TE.TaskEither<SendFailure, void>
  readonly markerRoom: MarkerRoom
}

/** What a trial of the service found: each is true if it behaves that way. */
export type ServiceFindings = {
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

/** Tests on a temporary tab what exactly-once delivery relies on; fails with a sentence for the operator. */
export type TryService = (spreadsheetId: string) => TE.TaskEither<string, ServiceFindings>
