import { createHash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import { setLatest } from '../../domain/cache/set-latest'

type DrawPicture<Rest extends ReadonlyArray<number>> = (
  picture: Uint8Array,
  ...rest: Rest
) => TE.TaskEither<string, Uint8Array>

/** About 20 MB of link previews. */
const MOST_REMEMBERED = 300

/** Draws equal bytes once, also for concurrent calls; does not cache failures. */
export const cachePictures = <Rest extends ReadonlyArray<number>>(
  drawPicture: DrawPicture<Rest>,
): DrawPicture<Rest> => {
  const drawn = new Map<string, Promise<E.Either<string, Uint8Array>>>()

  const drawAnew = (key: string, picture: Uint8Array, rest: Rest) => {
    const drawing = drawPicture(picture, ...rest)().then((outcome) => {
      if (E.isLeft(outcome)) drawn.delete(key)
      return outcome
    })
    setLatest(drawn, key, drawing, MOST_REMEMBERED)
    return drawing
  }

  return (picture, ...rest) =>
    () => {
      const key = [createHash('sha256').update(picture).digest('base64'), ...rest].join()
      return drawn.get(key) ?? drawAnew(key, picture, rest)
    }
}
