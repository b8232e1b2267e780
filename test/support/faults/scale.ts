/** Whether this is the long run of `npm run test:faults`. */
export const isLong = process.env.FAULTS === 'long'

/** The most telling cases stand first: `npm test` runs `count` of them, `npm run test:faults` all. */
export const firstOf = <A>(count: number, cases: ReadonlyArray<A>): ReadonlyArray<A> =>
  isLong ? cases : cases.slice(0, count)

/** `short` for `npm test`, `long` for `npm run test:faults`. */
export const scaled = <A>(short: A, long: A): A => (isLong ? long : short)
