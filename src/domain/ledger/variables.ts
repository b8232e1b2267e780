import { first, only, run, type Script } from './script'

// A variable is a named whole number of the ledger, in the table `counter`: the last id, a moment in ms, a flag, or a row to lock.

/** Null if the variable was never written, or was dropped. */
export function* readVariable(name: string): Script<number | null> {
  return (yield* first('readVariable', { name }))?.value ?? null
}

/** Sets the variable, which is created if there is none. */
export function* setVariable(name: string, value: number): Script<void> {
  yield* run('setVariable', { name, value })
}

/** Adds `by` and returns the new value, `start` if there was none; locks its row until the transaction ends. */
export function* advanceVariable(name: string, start: number, by: 0 | 1): Script<number> {
  return (yield* only('advanceVariable', { name, first: start, by })).value
}

/** Does nothing if there is no such variable. The statement takes the value, so that it never drops a newer one. */
export function* dropVariable(name: string): Script<void> {
  const value = yield* readVariable(name)
  if (value !== null) yield* run('dropVariable', { name, value })
}
