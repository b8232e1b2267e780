import { readRegistrationKey } from '../../desk/desk-addresses'
import type { HandledRegistration } from '../../handling/handled-registration'
import { first, run, type Script } from '../script'

/** The registrations of the last part of an address: one, or several that share a reference. */
export function* foundByKey(written: string): Script<ReadonlyArray<HandledRegistration>> {
  const key = readRegistrationKey(written)
  if (key === null) return []
  if (key.id === null) return yield* run('foundByReference', { reference: key.reference })
  const one = yield* first('handledOne', { id: key.id })
  return one?.reference === key.reference ? [one] : []
}
