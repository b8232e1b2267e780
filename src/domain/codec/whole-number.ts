import * as t from 'io-ts'

/** A whole number from 1 to `most`. */
export const wholeNumber = (most: number) =>
  t.refinement(t.number, (n) => Number.isInteger(n) && n >= 1 && n <= most)
