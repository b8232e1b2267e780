import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Batch, SendFailure } from '../../domain/delivery/batch'
import { appendRequests } from './batch-requests'
import type { KnownTab } from './find-tab'
import type { MarkedCalls } from './marked-calls'

type SendDeps = { readonly calls: Pick<MarkedCalls, 'updateWithMark'>; readonly tab: KnownTab }

export const createSendBatch = ({ calls: { updateWithMark }, tab: { findTab, findTabAnew } }: SendDeps) => {
  /** A tab that was deleted and created again has another sheetId: the refusal then does not mean that a row is invalid. */
  const unlessMoved = (sheetId: number, failure: SendFailure): TE.TaskEither<SendFailure, void> => {
    if (failure.tag !== 'refused') return TE.left(failure)
    return pipe(
      findTabAnew,
      TE.chain((found) =>
        TE.left<SendFailure, void>(
          found === sheetId
            ? failure
            : { tag: 'passing', reason: 'the tab was made anew', retryAfterMs: null },
        ),
      ),
    )
  }

  return (batch: Batch): TE.TaskEither<SendFailure, void> =>
    pipe(
      findTab(),
      TE.chain((sheetId) =>
        pipe(
          updateWithMark(batch.id, appendRequests(sheetId, batch)),
          TE.orElse((failure) => unlessMoved(sheetId, failure)),
        ),
      ),
    )
}
