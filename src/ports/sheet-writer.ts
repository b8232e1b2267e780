import type * as TE from 'fp-ts/TaskEither'
import type { Batch, Marker, Reservation, SendFailure } from '../domain/delivery/batch'
import type { RemovalRound } from '../domain/delivery/removal'
import type { SheetContent } from '../domain/delivery/sheet-content'

/** One sheet of a spreadsheet service. Marker ids are unique: a second call that creates the same marker is refused. */
export type SheetWriter = {
  readonly readSheet: TE.TaskEither<SendFailure, SheetContent>
  readonly sendBatch: (batch: Batch) => TE.TaskEither<SendFailure, void>
  /** Reads whose marker has the batch's id; reserves an absent one, so that a call still in flight is refused. */
  readonly readMarker: (batch: Pick<Batch, 'id' | 'mark'>) => TE.TaskEither<SendFailure, Marker>
  /** Creates a marker without rows, so that a call still in flight with this id is refused. */
  readonly reserveId: (id: number) => TE.TaskEither<SendFailure, Reservation>
  readonly removeRows: (round: RemovalRound) => TE.TaskEither<SendFailure, Reservation>
  readonly removeMarkers: (ids: ReadonlyArray<number>) => TE.TaskEither<SendFailure, void>
  readonly markersKept: number
}
