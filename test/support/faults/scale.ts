/** Whether this is the long run of `npm run test:faults`. */
export const isLong = process.env.FAULTS === 'long'

/** Takes cases, the most telling first, and how many of them are for `npm test`; returns all of them in `npm run test:faults`. */
export const firstOf = <A>(count: number, cases: ReadonlyArray<A>): ReadonlyArray<A> =>
  isLong ? cases : cases.slice(0, count)

/** Takes a size for `npm test` and one for `npm run test:faults` and returns the one of this run. */
export const scaled = <A>(short: A, long: A): A => (isLong ? long : short)
