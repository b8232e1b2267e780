import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { SubmissionFailure } from '../../domain/registration/submission'
import { SUBMISSION_TIMEOUT_MS, submissionRetryDelay } from '../../domain/registration/submission-retry'
import type { ImportRequest } from './import-request'
import { importResponse } from './import-response'

export type SendImportDeps = {
  readonly fetch: typeof globalThis.fetch
  readonly wait: (ms: number) => Promise<void>
}

const sendOnce = (fetch: typeof globalThis.fetch, { url, body, headers }: ImportRequest) =>
  pipe(
    TE.tryCatch(
      () =>
        fetch(url, {
          method: 'POST',
          body,
          headers,
          credentials: 'omit',
          keepalive: true,
          signal: AbortSignal.timeout(SUBMISSION_TIMEOUT_MS),
        }),
      (): SubmissionFailure => ({ tag: 'unreachable' }),
    ),
    TE.chainEitherK(importResponse),
  )

export const sendImport = (
  { fetch, wait }: SendImportDeps,
  request: ImportRequest,
  retriesMade = 0,
): TE.TaskEither<SubmissionFailure, void> =>
  pipe(
    sendOnce(fetch, request),
    TE.orElse((failure) =>
      pipe(
        submissionRetryDelay(failure, retriesMade),
        O.match(
          () => TE.left(failure),
          (delayMs) =>
            pipe(
              TE.fromTask(() => wait(delayMs)),
              TE.chain(() => sendImport({ fetch, wait }, request, retriesMade + 1)),
            ),
        ),
      ),
    ),
  )
