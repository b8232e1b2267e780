import * as E from 'fp-ts/Either'

/** Throws if the decoding failed. */
export const decoded = <A>(decoding: E.Either<unknown, A>): A => {
  if (E.isLeft(decoding)) throw new Error(`not decoded: ${JSON.stringify(decoding.left)}`)
  return decoding.right
}
