import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { setLatest } from '../../domain/cache/set-latest'
import { RESPONSE_FRESH_MS } from '../../domain/routing/embedded-responses'
import type { GetJson, LoadFailure } from '../../ports/services'

const MOST_REMEMBERED = 50

/** Keeps the latest 50 responses for `RESPONSE_FRESH_MS`, so that going back loads nothing; failures are not kept. `now` in ms. */
export const cacheResponses = <Wanted, Failure, Found>(
  now: () => number,
  load: (wanted: Wanted) => TE.TaskEither<Failure, Found>,
): ((wanted: Wanted) => TE.TaskEither<Failure, Found>) => {
  const remembered = new Map<Wanted, { readonly found: Found; readonly at: number }>()
  return (wanted) => async () => {
    const known = remembered.get(wanted)
    if (known !== undefined && now() - known.at < RESPONSE_FRESH_MS)
      return TE.right<Failure, Found>(known.found)()
    return pipe(
      load(wanted),
      TE.chainFirstIOK((found) => () => setLatest(remembered, wanted, { found, at: now() }, MOST_REMEMBERED)),
    )()
  }
}

const READ_TIMEOUT_MS = 15_000

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const accepted = (response: Response): E.Either<LoadFailure, Response> =>
  response.ok ? E.right(response) : E.left({ tag: 'refused', status: response.status })

/** Requests JSON without cookies; fails if the network, the status or the text is at fault, or after `READ_TIMEOUT_MS`. */
export const createGetJson =
  (fetch: typeof globalThis.fetch): GetJson =>
  (url) =>
    pipe(
      TE.tryCatch(
        () => fetch(url, { signal: AbortSignal.timeout(READ_TIMEOUT_MS), credentials: 'omit' }),
        (error): LoadFailure => ({ tag: 'unreachable', reason: reasonOf(error) }),
      ),
      TE.chainEitherK(accepted),
      TE.chain((response) =>
        TE.tryCatch(
          () => response.json() as Promise<unknown>,
          (error): LoadFailure => ({ tag: 'unreadable', reason: reasonOf(error) }),
        ),
      ),
    )

/** A cache shared by all services, loaded with the first of them. */
export const getCachedJson = cacheResponses(Date.now, createGetJson(fetch.bind(globalThis)))
