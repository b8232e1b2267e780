import * as E from 'fp-ts/Either'

/** Takes a decoding that the test relies on and returns its value. */
export const decoded = <A>(decoding: E.Either<unknown, A>): A => {
  if (E.isLeft(decoding)) throw new Error(`not decoded: ${JSON.stringify(decoding.left)}`)
  return decoding.right
}
