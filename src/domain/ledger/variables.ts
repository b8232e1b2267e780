import { CHANNELS, TROUBLES } from '../notice/notice'
import { TARGETS, type Target } from '../registration/registration'
import { first, only, run, type Script } from './script'

/** Variables that a server writes before it keeps any registration, so that an empty ledger may have them. */
export const WRITTEN_WHILE_EMPTY = [
  'last backup',
  'retention clock',
  'retention day',
  'retention rows left',
  'notice lock',
  ...CHANNELS.map((channel) => `notice sent by ${channel}` as const),
  ...TROUBLES.flatMap((trouble) => TARGETS.map((target) => `notice of ${trouble} ${target}` as const)),
] as const

/** The names of the ledger's variables in the table `counter`. `removal from`: a target, or the id of a known sheet. */
export type Variable =
  | (typeof WRITTEN_WHILE_EMPTY)[number]
  | 'installation'
  | 'epoch'
  | 'batch'
  | 'write'
  | 'wipe owed'
  | `unread ${Target}`
  | `refused alone by ${Target}`
  | `removal from ${string}`

/** The value of the variable; null if it was never written, or was dropped. */
export function* readVariable(name: Variable): Script<number | null> {
  return (yield* first('readVariable', { name }))?.value ?? null
}

/** Sets the variable, which is created if there is none. */
export function* setVariable(name: Variable, value: number): Script<void> {
  yield* run('setVariable', { name, value })
}

/** Adds one and returns the new value; a new variable gets the value `start`. Locks the variable until the transaction ends. */
export function* advanceVariable(name: Variable, start: number): Script<number> {
  return (yield* only('advanceVariable', { name, start, by: 1 })).value
}

/** Locks the variable until the transaction ends and returns its value; a new variable gets the value `start`. */
export function* lockVariable(name: Variable, start = 0): Script<number> {
  return (yield* only('advanceVariable', { name, start, by: 0 })).value
}

/** Drops the variable, if it exists. The statement takes the value, so that it never drops a newer one. */
export function* dropVariable(name: Variable): Script<void> {
  const value = yield* readVariable(name)
  if (value !== null) yield* run('dropVariable', { name, value })
}
