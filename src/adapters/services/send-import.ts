import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import { isHoneypotFilled } from '../../domain/registration/honeypot'
import type { Attempt, SubmissionFailure } from '../../domain/registration/submission'
import { SUBMISSION_TIMEOUT_MS, submissionRetryDelay } from '../../domain/registration/submission-retry'
import { REGISTRATION_HEADERS } from '../../domain/routing/service-paths'
import type { SheetSource } from '../../domain/site/sheet-source'
import { retryAfterMs } from '../../domain/time/retry-after'
import { importUrl } from './sheet-urls'

export type SendImportDeps = {
  readonly fetch: typeof globalThis.fetch
  readonly wait: (ms: number) => Promise<void>
}

type Import = {
  readonly sheet: SheetSource
  readonly cells: ReadonlyArray<string>
  readonly attempt: Attempt
  readonly honeypot: string
  readonly consentVersion: string
  /** Whether the box for offers is ticked beside that version. */
  readonly offers: boolean
}

/** The request of a registration: the specified list of rows as the body; key, consent and honeypot as headers (M-132). */
const requestOf = ({ cells, attempt, honeypot, consentVersion, offers }: Import): RequestInit => ({
  method: 'POST',
  body: JSON.stringify([cells]),
  headers: {
    'Content-Type': 'application/json',
    [REGISTRATION_HEADERS.key]: attempt.key,
    [REGISTRATION_HEADERS.consent]: consentVersion,
    ...(offers ? { [REGISTRATION_HEADERS.offers]: consentVersion } : {}),
    ...(isHoneypotFilled(honeypot)
      ? { [REGISTRATION_HEADERS.honeypot]: encodeURIComponent(honeypot).slice(0, 100) }
      : {}),
  },
  credentials: 'omit',
  keepalive: true,
})

/** The outcome of a response: every 2xx status is success, and the body is not read (M-132, A-47). */
const outcomeOf = ({ ok, status, headers }: Response): E.Either<SubmissionFailure, void> =>
  ok
    ? E.right(undefined)
    : E.left({ tag: 'refused', status, retryAfterMs: retryAfterMs(headers.get('Retry-After'), Date.now()) })

const sendOnce = (
  fetch: typeof globalThis.fetch,
  url: string,
  request: RequestInit,
): TE.TaskEither<SubmissionFailure, void> =>
  pipe(
    TE.tryCatch(
      () => fetch(url, { ...request, signal: AbortSignal.timeout(SUBMISSION_TIMEOUT_MS) }),
      (): SubmissionFailure => ({ tag: 'unreachable' }),
    ),
    TE.chainEitherK(outcomeOf),
  )

/**
 * Sends one row; a transient failure is retried with the same key, so that no row is stored twice (M-132). Returns the attempt
 * that was sent.
 */
export const sendImport = (
  { fetch, wait }: SendImportDeps,
  sent: Import,
): TE.TaskEither<SubmissionFailure, Attempt> => {
  const url = importUrl(sent.sheet)
  const request = requestOf(sent)
  const send = (retriesMade: number): TE.TaskEither<SubmissionFailure, void> =>
    pipe(
      sendOnce(fetch, url, request),
      TE.orElse((failure) =>
        pipe(
          submissionRetryDelay(failure, retriesMade),
          O.match(
            () => TE.left(failure),
            (delayMs) =>
              pipe(
                TE.fromTask(() => wait(delayMs)),
                TE.chain(() => send(retriesMade + 1)),
              ),
          ),
        ),
      ),
    )
  return pipe(
    send(0),
    TE.map(() => sent.attempt),
  )
}
