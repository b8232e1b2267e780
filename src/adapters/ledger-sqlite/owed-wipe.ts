import { first, run, type Script } from '../ledger/script'

const NAME = 'wipe owed'

/** Stands in the transaction that deletes: a kill before the wipe leaves the debt. */
export function* oweWipe(): Script<void> {
  yield* run('advanceCounter', { name: NAME, first: 1, by: 1 })
}

export function* owedWipe(): Script<number | null> {
  return (yield* first('readCounter', { name: NAME }))?.value ?? null
}

/** What was deleted since stays owed. */
export function* settleWipe(value: number): Script<void> {
  yield* run('dropCounter', { name: NAME, value })
}
