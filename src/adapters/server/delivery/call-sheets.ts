import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SendFailure } from '../../../domain/delivery/batch'
import type { GetToken } from './service-account'

/** How long one call may take, in ms. */
export const SHEETS_TIMEOUT_MS = 30_000
const MS_PER_SECOND = 1_000
const FORBIDDEN: ReadonlyArray<number> = [401, 403, 404]
/** Only these say that something is wrong with what was sent; everything else may pass. */
const REFUSALS: ReadonlyArray<number> = [400, 413]

type Call = { readonly path: string; readonly body?: unknown }
/** Takes a path below `v4/spreadsheets/` and what is posted there, if anything, gives the answer's JSON. */
export type CallSheets = (call: Call) => TE.TaskEither<SendFailure & { readonly status: number }, unknown>

const retryAfterMs = (header: string | null): number | null =>
  header !== null && /^\d+$/.test(header) ? Number(header) * MS_PER_SECOND : null

const passing = (reason: string) => ({ tag: 'passing' as const, reason, retryAfterMs: null, status: 0 })

/** A refused assertion does not get better by itself; everything else about a token does. */
const tokenFailure = (error: unknown) => {
  const status: unknown = error instanceof Error && 'status' in error ? error.status : undefined
  return typeof status === 'number' && [400, ...FORBIDDEN].includes(status)
    ? { tag: 'forbidden' as const, reason: `the key is refused (${status})`, status }
    : passing('no token could be had')
}

const failureOf = ({ status, headers }: Response): SendFailure & { readonly status: number } => {
  if (FORBIDDEN.includes(status)) return { tag: 'forbidden', reason: `the service answers ${status}`, status }
  if (REFUSALS.includes(status)) return { tag: 'refused', reason: `the service answers ${status}`, status }
  return {
    tag: 'passing',
    reason: `the service answers ${status}`,
    retryAfterMs: retryAfterMs(headers.get('Retry-After')),
    status,
  }
}

/** Takes the service's address and what gets tokens, gives the call; reasons tell a status, never what was sent. */
export const createCallSheets =
  (fetch: typeof globalThis.fetch, rootUrl: string, getToken: GetToken): CallSheets =>
  ({ path, body }) =>
    pipe(
      TE.tryCatch(getToken, tokenFailure),
      TE.chainW((token) =>
        TE.tryCatch(
          () =>
            fetch(new URL(`v4/spreadsheets/${path}`, rootUrl), {
              method: body === undefined ? 'GET' : 'POST',
              headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
              signal: AbortSignal.timeout(SHEETS_TIMEOUT_MS),
              ...(body === undefined ? {} : { body: JSON.stringify(body) }),
            }),
          () => passing('the service cannot be reached'),
        ),
      ),
      TE.chainEitherKW((response) => (response.ok ? E.right(response) : E.left(failureOf(response)))),
      TE.chainW((response) =>
        TE.tryCatch(
          (): Promise<unknown> => response.json(),
          () => passing('the answer was cut off'),
        ),
      ),
    )
