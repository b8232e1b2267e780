import { setImmediate as endTurn } from 'node:timers/promises'
import * as RA from 'fp-ts/ReadonlyArray'

const AT_A_TIME = 16

/** Maps items a few at a time, so that a large folder neither fills memory nor blocks the event loop. */
export const inChunks = async <A, B>(
  all: ReadonlyArray<A>,
  work: (one: A) => Promise<B>,
): Promise<ReadonlyArray<B>> => {
  const done: Array<B> = []
  for (const some of RA.chunksOf(AT_A_TIME)(all)) {
    done.push(...(await Promise.all(some.map(work))))
    await endTurn()
  }
  return done
}
