import { advanceCounter, readCounter } from '../../domain/ledger/counter'
import { run, type Script } from '../../domain/ledger/script'

const NAME = 'wipe owed'

/** Part of the transaction that deletes, so that a crash before the wipe is made up for at the next start. */
export function* oweWipe(): Script<void> {
  yield* advanceCounter(NAME, 1, 1)
}

export const owedWipe = (): Script<number | null> => readCounter(NAME)

/** Keeps the debt if rows were deleted since `value` was read. */
export function* settleWipe(value: number): Script<void> {
  yield* run('dropCounter', { name: NAME, value })
}
