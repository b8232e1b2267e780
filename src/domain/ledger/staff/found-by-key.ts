import { readRegistrationKey } from '../../desk/desk-addresses'
import { first, run, type Script } from '../script'
import type { HandledRegistration } from '../statements/handling-statements'

/** The registrations of the last part of an address: one, or several that share a reference. */
export function* foundByKey(written: string): Script<ReadonlyArray<HandledRegistration>> {
  const key = readRegistrationKey(written)
  if (key === null) return []
  if (key.id === null) return yield* run('foundByReference', { reference: key.reference })
  const one = yield* first('handledOne', { id: key.id })
  return one?.reference === key.reference ? [one] : []
}
