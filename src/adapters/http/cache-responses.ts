import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { RESPONSE_FRESH_MS } from '../../domain/routing/embedded-responses'

const MOST_REMEMBERED = 50

/** Keeps the latest 50 responses for `RESPONSE_FRESH_MS`, so that going back loads nothing; failures are not kept. `now` in ms. */
export const cacheResponses = <Wanted, Failure, Found>(
  now: () => number,
  load: (wanted: Wanted) => TE.TaskEither<Failure, Found>,
): ((wanted: Wanted) => TE.TaskEither<Failure, Found>) => {
  const remembered = new Map<Wanted, { readonly found: Found; readonly at: number }>()
  const remember = (wanted: Wanted, found: Found): void => {
    remembered.delete(wanted)
    remembered.set(wanted, { found, at: now() })
    const [oldest] = remembered.keys()
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
  }
  return (wanted) => async () => {
    const known = remembered.get(wanted)
    if (known !== undefined && now() - known.at < RESPONSE_FRESH_MS)
      return TE.right<Failure, Found>(known.found)()
    return pipe(
      load(wanted),
      TE.chainFirstIOK((found) => () => remember(wanted, found)),
    )()
  }
}
