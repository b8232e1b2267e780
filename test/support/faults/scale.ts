/** Whether this is the long run of `npm run test:faults`. */
export const isLong = process.env.FAULTS === 'long'

/** Takes a size for `npm test` and one for `npm run test:faults` and returns the one of this run. */
export const scaled = <A>(short: A, long: A): A => (isLong ? long : short)
