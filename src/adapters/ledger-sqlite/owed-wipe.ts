import { first, run, type Script } from '../ledger/script'

const NAME = 'wipe owed'

/** Part of the transaction that deletes, so that a crash before the wipe is made up for at the next start. */
export function* oweWipe(): Script<void> {
  yield* run('advanceCounter', { name: NAME, first: 1, by: 1 })
}

export function* owedWipe(): Script<number | null> {
  return (yield* first('readCounter', { name: NAME }))?.value ?? null
}

/** Keeps the debt if rows were deleted since `value` was read. */
export function* settleWipe(value: number): Script<void> {
  yield* run('dropCounter', { name: NAME, value })
}
