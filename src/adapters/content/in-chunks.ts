import { setImmediate as endTurn } from 'node:timers/promises'
import * as RA from 'fp-ts/ReadonlyArray'

const AT_A_TIME = 16

/** Works on a few at a time, so that a large folder neither fills memory nor holds up anything else. */
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
