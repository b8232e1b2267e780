import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { Batch, Marker, NumberUse, SendFailure } from '../../domain/delivery/batch'
import type { SheetSource } from '../../domain/site/sheet-source'
import { SPENT } from '../ledger/batch-mark'
import { fenceRequests, pruneRequests } from './batch-requests'
import { type CallSheets, unreadable } from './call-sheets'

/** A number and what is written under it. */
export type Mark = Pick<Batch<unknown>, 'id' | 'mark'>

const FoundMarker = t.type({ metadataId: t.number, metadataValue: t.string })
const Updated = t.type({ replies: t.array(t.UnknownRecord) })
const MarkerReply = t.type({
  createDeveloperMetadata: t.type({ developerMetadata: t.type({ metadataId: t.number }) }),
})

/** Whatever else answers 200 on the way, only the service itself names the mark it has set. */
const tells =
  (id: number) =>
  (reply: unknown): boolean =>
    MarkerReply.is(reply) && reply.createDeveloperMetadata.developerMetadata.metadataId === id

/** Something that answers 200 in the service's place must not decide whose a mark is: rows would be sent twice. */
const whose =
  ({ id, mark }: Mark) =>
  (body: unknown): E.Either<SendFailure, Marker> => {
    if (!FoundMarker.is(body) || body.metadataId !== id) return E.left(unreadable())
    return E.right(body.metadataValue === mark ? 'ours' : 'foreign')
  }

const ABSENT = Symbol('absent')

export type MarkedCalls = ReturnType<typeof createMarkedCalls>

/** Takes the means to call and a sheet, gives the calls about marks: what changes the sheet, let through once by its number, asking whose mark stands under one, using one up, removing marks. */
export const createMarkedCalls = (callSheets: CallSheets, sheet: SheetSource) => {
  const spreadsheet = encodeURIComponent(sheet.id)

  const update = (body: unknown): TE.TaskEither<SendFailure, t.TypeOf<typeof Updated>> =>
    pipe(
      callSheets({ path: `${spreadsheet}:batchUpdate`, body }),
      TE.chainEitherKW((answer) => pipe(Updated.decode(answer), E.mapLeft(unreadable))),
    )

  const updateWithMark = (id: number, body: unknown): TE.TaskEither<SendFailure, void> =>
    pipe(
      update(body),
      TE.chainEitherKW(({ replies }) =>
        replies.some(tells(id)) ? E.right(undefined) : E.left(unreadable()),
      ),
    )

  /** Before its rows go under another number, the old one is used up: a call that comes late is refused then. */
  const markSpent = ({ id, mark }: Mark): TE.TaskEither<SendFailure, Marker> =>
    pipe(
      updateWithMark(id, fenceRequests(id, mark.length)),
      TE.bimap(
        (failure): SendFailure =>
          failure.tag === 'refused'
            ? { tag: 'passing', reason: 'the spreadsheet takes no further mark', retryAfterMs: null }
            : failure,
        () => 'absent',
      ),
    )

  const readMarker = (mark: Mark): TE.TaskEither<SendFailure, Marker> =>
    pipe(
      callSheets({ path: `${spreadsheet}/developerMetadata/${mark.id}` }),
      TE.orElse((failure) =>
        failure.status === 404 ? TE.right<SendFailure, unknown>(ABSENT) : TE.left(failure),
      ),
      TE.chain((found) => (found === ABSENT ? markSpent(mark) : TE.fromEither(whose(mark)(found)))),
    )

  /** Whatever was sent under the number has arrived, or is refused from now on. */
  const spendNumber = (id: number): TE.TaskEither<SendFailure, NumberUse> =>
    pipe(
      readMarker({ id, mark: SPENT }),
      TE.map((marker) => ({ isMarked: marker !== 'foreign' })),
    )

  const removeMarkers = (batchIds: ReadonlyArray<number>): TE.TaskEither<SendFailure, void> =>
    pipe(
      update(pruneRequests(batchIds)),
      TE.map(() => undefined),
    )

  return { updateWithMark, readMarker, spendNumber, removeMarkers }
}
