import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'

const LARGEST_LIMIT = 100

export type PageQuery = { readonly page: number; readonly limit: number }

const WHOLE_NUMBER = /^\d{1,15}$/

const wholeNumber = (written: unknown, missing: number): O.Option<number> => {
  if (written === undefined) return O.some(missing)
  return typeof written === 'string' && WHOLE_NUMBER.test(written) ? O.some(Number(written)) : O.none
}

/** Limit from 1 to 100; `none` if a parameter is repeated or invalid (M-128, M-130). */
export const pageQuery =
  (limitWhenMissing: number) =>
  ({ page, limit }: Readonly<Record<string, unknown>>): O.Option<PageQuery> =>
    pipe(
      O.Do,
      O.apS('page', wholeNumber(page, 0)),
      O.apS(
        'limit',
        pipe(
          wholeNumber(limit, limitWhenMissing),
          O.filter((entries) => entries > 0),
          O.map((entries) => Math.min(entries, LARGEST_LIMIT)),
        ),
      ),
    )

/** The entries of a page; pages count from 0. */
export const onPage = <A>(entries: ReadonlyArray<A>, { page, limit }: PageQuery): ReadonlyArray<A> =>
  entries.slice(page * limit, (page + 1) * limit)
