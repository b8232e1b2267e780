import type * as t from 'io-ts'

type Literals<A> = Pick<t.Type<A>, 'is'> & { readonly keys: object }

/** The values that a codec of literals takes, in the order in which they are declared. */
export const literalsOf = <A extends string>({ is, keys }: Literals<A>): ReadonlyArray<A> =>
  Object.keys(keys).filter(is)
