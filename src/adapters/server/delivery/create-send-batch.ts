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

const FoundMarker = t.type({ metadataValue: t.string })
const Appended = t.type({ replies: t.array(t.UnknownRecord) })
const MarkerReply = t.type({
  createDeveloperMetadata: t.type({ developerMetadata: t.type({ metadataId: t.number }) }),
})

/** Whatever else answers 200 on the way, only the service itself names the mark it has set. */
const tells =
  (batchId: number) =>
  (reply: unknown): boolean =>
    MarkerReply.is(reply) && reply.createDeveloperMetadata.developerMetadata.metadataId === batchId

/** Takes the means to call and a sheet, gives the calls about batches: sending one, asking whose its mark is, removing marks. */
export const createSendBatch = (callSheets: CallSheets, sheet: SheetSource) => {
  const { findTab, forgetTab } = createFindTab(callSheets, sheet)
  const spreadsheet = encodeURIComponent(sheet.id)
  const update = (body: unknown) => callSheets({ path: `${spreadsheet}:batchUpdate`, body })

  const post = (sheetId: number, batch: Batch<KeptRegistration>): TE.TaskEither<SendFailure, void> =>
    pipe(
      update(appendRequests(sheetId, batch)),
      TE.chainEitherKW((body) =>
        pipe(
          Appended.decode(body),
          E.filterOrElseW(({ replies }) => replies.some(tells(batch.id)), unreadable),
          E.bimap(unreadable, () => undefined),
        ),
      ),
    )

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
      update(fenceRequests(batchId)),
      TE.bimap(
        (failure): SendFailure =>
          failure.tag === 'refused' ? { ...failure, tag: 'passing', retryAfterMs: null } : failure,
        () => 'absent',
      ),
    )

  const readMarker = ({ id, mark }: Batch<KeptRegistration>): TE.TaskEither<SendFailure, Marker> =>
    pipe(
      callSheets({ path: `${spreadsheet}/developerMetadata/${id}` }),
      TE.map((body): Marker => (FoundMarker.is(body) && body.metadataValue === mark ? 'ours' : 'foreign')),
      TE.orElse((failure) =>
        failure.status === 404 ? spendNumber(id) : TE.left<SendFailure, Marker>(failure),
      ),
    )

  const removeMarkers = (batchIds: ReadonlyArray<number>): TE.TaskEither<SendFailure, void> =>
    pipe(
      update(pruneRequests(batchIds)),
      TE.map(() => undefined),
    )

  return { sendBatch, readMarker, removeMarkers }
}
