import { setImmediate as endTurn } from 'node:timers/promises'
import * as RA from 'fp-ts/ReadonlyArray'

const ITEMS_AT_ONCE = 16

/** Maps items a few at a time, so that a large folder neither fills memory nor blocks the event loop. */
export const inChunks = async <A, B>(
  all: ReadonlyArray<A>,
  work: (one: A) => Promise<B>,
): Promise<ReadonlyArray<B>> => {
  const done: Array<B> = []
  for (const some of RA.chunksOf(ITEMS_AT_ONCE)(all)) {
    done.push(...(await Promise.all(some.map(work))))
    await endTurn()
  }
  return done
}
