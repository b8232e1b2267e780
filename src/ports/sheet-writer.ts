import type * as TE from 'fp-ts/TaskEither'
import type { Batch, Marker, Reservation, SendFailure } from '../domain/delivery/batch'
import type { RemovalRound } from '../domain/delivery/removal'
import type { SheetContent } from '../domain/delivery/sheet-content'

/** One sheet of a spreadsheet service. A marker's id is unique in the service: of two calls that create it, the second is refused. */
export type SheetWriter = {
  /** Reads the marks and rows that the sheet holds. */
  readonly readSheet: TE.TaskEither<SendFailure, SheetContent>
  readonly sendBatch: (batch: Batch) => TE.TaskEither<SendFailure, void>
  /** Reads whose marker a batch's id has; an absent one is reserved, so that a call still under way is refused. */
  readonly readMarker: (batch: Pick<Batch, 'id' | 'mark'>) => TE.TaskEither<SendFailure, Marker>
  /** Creates a marker without rows, so that a call still under way with this id is refused. */
  readonly reserveId: (id: number) => TE.TaskEither<SendFailure, Reservation>
  readonly removeRows: (round: RemovalRound) => TE.TaskEither<SendFailure, Reservation>
  readonly removeMarkers: (ids: ReadonlyArray<number>) => TE.TaskEither<SendFailure, void>
  readonly markersKept: number
}
