import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { Batch, Marker, SendFailure } from '../../../domain/delivery/batch'
import type { SheetSource } from '../../../domain/site/sheet-source'
import type { KeptRegistration } from '../../../ports/read-registrations'
import { appendRequests, fenceRequests, pruneRequests } from './batch-requests'
import { type CallSheets, unreadable } from './call-sheets'
import { createFindTab } from './find-tab'

const FoundMarker = t.type({ metadataId: t.number, metadataValue: t.string })
const Updated = t.type({ replies: t.array(t.UnknownRecord) })
const MarkerReply = t.type({
  createDeveloperMetadata: t.type({ developerMetadata: t.type({ metadataId: t.number }) }),
})

/** Whatever else answers 200 on the way, only the service itself names the mark it has set. */
const tells =
  (batchId: number) =>
  (reply: unknown): boolean =>
    MarkerReply.is(reply) && reply.createDeveloperMetadata.developerMetadata.metadataId === batchId

/** Something that answers 200 in the service's place must not decide whose a mark is: rows would be sent twice. */
const whose =
  ({ id, mark }: Batch<KeptRegistration>) =>
  (body: unknown): E.Either<SendFailure, Marker> => {
    if (!FoundMarker.is(body) || body.metadataId !== id) return E.left(unreadable())
    return E.right(body.metadataValue === mark ? 'ours' : 'foreign')
  }

const ABSENT = Symbol('absent')

/** Takes the means to call and a sheet, gives the calls about batches: sending one, asking whose its mark is, removing marks. */
export const createSendBatch = (callSheets: CallSheets, sheet: SheetSource) => {
  const { findTab, forgetTab } = createFindTab(callSheets, sheet)
  const spreadsheet = encodeURIComponent(sheet.id)
  const update = (body: unknown) => callSheets({ path: `${spreadsheet}:batchUpdate`, body })

  const updateWithMark = (batchId: number, body: unknown): TE.TaskEither<SendFailure, void> =>
    pipe(
      update(body),
      TE.chainEitherKW((answer) =>
        Updated.is(answer) && answer.replies.some(tells(batchId)) ? E.right(undefined) : E.left(unreadable()),
      ),
    )

  const post = (sheetId: number, batch: Batch<KeptRegistration>): TE.TaskEither<SendFailure, void> =>
    updateWithMark(batch.id, appendRequests(sheetId, batch))

  /** A tab that was deleted and made anew has another number: that is no fault of the rows. */
  const unlessMoved = (sheetId: number, failure: SendFailure): TE.TaskEither<SendFailure, void> => {
    if (failure.tag !== 'refused') return TE.left(failure)
    forgetTab()
    return pipe(
      findTab(),
      TE.chain((found) =>
        TE.left<SendFailure, void>(
          found === sheetId
            ? failure
            : { tag: 'passing', reason: 'the tab was made anew', retryAfterMs: null },
        ),
      ),
    )
  }

  const sendBatch = (batch: Batch<KeptRegistration>): TE.TaskEither<SendFailure, void> =>
    pipe(
      findTab(),
      TE.chain((sheetId) =>
        pipe(
          post(sheetId, batch),
          TE.orElse((failure) => unlessMoved(sheetId, failure)),
        ),
      ),
    )

  /** Before its rows go under another number, the old one is used up: a call that comes late is refused then. */
  const spendNumber = (batchId: number): TE.TaskEither<SendFailure, Marker> =>
    pipe(
      updateWithMark(batchId, fenceRequests(batchId)),
      TE.bimap(
        (failure): SendFailure =>
          failure.tag === 'refused' ? { ...failure, tag: 'passing', retryAfterMs: null } : failure,
        () => 'absent',
      ),
    )

  const readMarker = (batch: Batch<KeptRegistration>): TE.TaskEither<SendFailure, Marker> =>
    pipe(
      callSheets({ path: `${spreadsheet}/developerMetadata/${batch.id}` }),
      TE.orElse((failure) =>
        failure.status === 404 ? TE.right<SendFailure, unknown>(ABSENT) : TE.left(failure),
      ),
      TE.chain((found) => (found === ABSENT ? spendNumber(batch.id) : TE.fromEither(whose(batch)(found)))),
    )

  const removeMarkers = (batchIds: ReadonlyArray<number>): TE.TaskEither<SendFailure, void> =>
    pipe(
      update(pruneRequests(batchIds)),
      TE.chainEitherKW((answer) => (Updated.is(answer) ? E.right(undefined) : E.left(unreadable()))),
    )

  return { sendBatch, readMarker, removeMarkers }
}
