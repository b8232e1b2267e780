import { advanceCounter, readCounter } from '../../domain/ledger/counter'
import { run, type Script } from '../../domain/ledger/script'

const NAME = 'wipe owed'

/** Records in the transaction that deletes that a wipe has to follow; after a crash, the next start repeats it. */
export function* oweWipe(): Script<void> {
  yield* advanceCounter(NAME, 1, 1)
}

/** The number of deletions that have to be wiped; null if there are none. */
export const owedWipe = (): Script<number | null> => readCounter(NAME)

/** Ends the requirement to wipe, unless rows were deleted since `value` was read. */
export function* settleWipe(value: number): Script<void> {
  yield* run('dropCounter', { name: NAME, value })
}
