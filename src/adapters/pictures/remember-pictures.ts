import { createHash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'

type DrawPicture = (picture: Uint8Array) => TE.TaskEither<string, Uint8Array>

/** About 20 MB of link previews. */
const MOST_REMEMBERED = 300

/** Draws equal bytes once, also for concurrent calls; does not cache failures. */
export const rememberPictures = (drawPicture: DrawPicture): DrawPicture => {
  const drawn = new Map<string, Promise<E.Either<string, Uint8Array>>>()

  const drawAnew = (key: string, picture: Uint8Array) => {
    const drawing = drawPicture(picture)().then((outcome) => {
      if (E.isLeft(outcome)) drawn.delete(key)
      return outcome
    })
    drawn.set(key, drawing)
    const [oldest] = drawn.keys()
    if (drawn.size > MOST_REMEMBERED && oldest !== undefined) drawn.delete(oldest)
    return drawing
  }

  return (picture) => () => {
    const key = createHash('sha256').update(picture).digest('base64')
    return drawn.get(key) ?? drawAnew(key, picture)
  }
}
