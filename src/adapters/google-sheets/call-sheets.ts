import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { passing, type SendFailure } from '../../domain/delivery/batch'
import { retryAfterMs } from '../../domain/time/retry-after'
import type { GetToken } from './service-account'

const SHEETS_TIMEOUT_MS = 30_000
const FORBIDDEN: ReadonlyArray<number> = [401, 403, 404]
const INVALID_REQUEST: ReadonlyArray<number> = [400, 413]

/** `status` is 0 if there was no response. */
export type CallFailure = SendFailure & { readonly status: number }

type Call = {
  readonly path: string
  readonly body?: unknown
  /** Checked immediately before the call is made. */
  readonly mayCall?: TE.TaskEither<SendFailure, void>
}
/** Sends a GET request to a path below `v4/spreadsheets/`, or a POST request if there is a `body`. */
export type CallSheets = (call: Call) => TE.TaskEither<CallFailure, unknown>

const withoutAnswer = (reason: string): CallFailure => ({ ...passing(reason), status: 0 })

/** Google's error text if the assertion's `iat` or `exp` does not fit its clock. */
const WRONG_CLOCK = /\biat\b|\bexp\b|timeframe/i

const descriptionOf = (error: Error): string => {
  const body: unknown = 'response' in error ? Object(error.response).data : undefined
  return `${error.message} ${String(Object(body).error_description ?? '')}`
}

/** The failure for a missing token; retrying does not help if Google rejected the assertion. */
const tokenFailure = (error: unknown): CallFailure => {
  const status: unknown = error instanceof Error && 'status' in error ? error.status : undefined
  if (status === 400 && error instanceof Error && WRONG_CLOCK.test(descriptionOf(error)))
    return withoutAnswer('the token service finds our clock wrong')
  return typeof status === 'number' && [400, ...FORBIDDEN].includes(status)
    ? { tag: 'forbidden', reason: `the key is refused (${status})`, status }
    : withoutAnswer('no token could be had')
}

/** Google's message if the account may not edit a range; only staff can change that. */
const PROTECTED = /protected cell or object/i

const isProtected = async (response: Response): Promise<boolean> => {
  if (response.status !== 400) return false
  const body: unknown = await response.json().catch(() => null)
  return PROTECTED.test(String(Object(Object(body).error).message ?? ''))
}

const failureOf = ({ status, headers }: Response): CallFailure => {
  if (FORBIDDEN.includes(status)) return { tag: 'forbidden', reason: `the service answers ${status}`, status }
  if (INVALID_REQUEST.includes(status))
    return { tag: 'refused', reason: `the service answers ${status}`, status }
  return {
    tag: 'passing',
    reason: `the service answers ${status}`,
    retryAfterMs: retryAfterMs(headers.get('Retry-After'), Date.now()),
    status,
  }
}

const PROTECTED_RANGE: CallFailure = {
  tag: 'doubtful',
  doubt: { tag: 'rangeProtected' },
  status: 400,
}

/** The failure for an answer that cannot be decoded; a retry may get another one. */
export const undecodableAnswer = (): SendFailure => passing('the answer makes no sense')

export type AwaitTurn = TE.TaskEither<SendFailure, void>

type CallDeps = {
  readonly fetch: typeof globalThis.fetch
  /** Ends in `/`; `v4/spreadsheets/…` is appended. */
  readonly rootUrl: string
  readonly getToken: GetToken
  readonly awaitTurn: AwaitTurn
}

const answerOf = (
  { fetch, rootUrl }: CallDeps,
  { path, body }: Call,
  token: string,
): TE.TaskEither<CallFailure, unknown> =>
  pipe(
    TE.tryCatch(
      () =>
        fetch(new URL(`v4/spreadsheets/${path}`, rootUrl), {
          method: body === undefined ? 'GET' : 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          // A redirect would send personal data to another address.
          redirect: 'error',
          signal: AbortSignal.timeout(SHEETS_TIMEOUT_MS),
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      () => withoutAnswer('the service cannot be reached'),
    ),
    TE.chain((response) =>
      response.ok
        ? TE.right(response)
        : pipe(
            TE.fromTask(() => isProtected(response)),
            TE.chain((is) => TE.left(is ? PROTECTED_RANGE : failureOf(response))),
          ),
    ),
    TE.chain((response) =>
      TE.tryCatch(
        (): Promise<unknown> => response.json(),
        () => withoutAnswer('the answer was cut off'),
      ),
    ),
  )

const withoutStatus = (check: TE.TaskEither<SendFailure, void>): TE.TaskEither<CallFailure, void> =>
  pipe(
    check,
    TE.mapLeft((failure) => ({ ...failure, status: 0 })),
  )

/** Calls the service. The reason of a failure never contains what was sent. */
export const createCallSheets = (deps: CallDeps): CallSheets => {
  const attempt = (call: Call, isTokenFresh: boolean): TE.TaskEither<CallFailure, unknown> =>
    pipe(
      TE.tryCatch(() => deps.getToken({ isFresh: isTokenFresh }), tokenFailure),
      // Waits for the turn after the token: otherwise a slow token would bring two writes close together.
      TE.chainFirstW(() => (call.body === undefined ? TE.right(undefined) : withoutStatus(deps.awaitTurn))),
      TE.chainFirstW(() => withoutStatus(call.mayCall ?? TE.right(undefined))),
      TE.chain((token) => answerOf(deps, call, token)),
    )
  return (call) =>
    pipe(
      attempt(call, false),
      // Repeats the call with a fresh token: either the token was revoked, or the key, which the second call shows.
      TE.orElse((failure) => (failure.status === 401 ? attempt(call, true) : TE.left(failure))),
    )
}
