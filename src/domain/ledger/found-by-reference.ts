import type { FoundRegistration } from '../registration/arrived-registration'
import { referenceFor } from '../registration/reference'
import { TARGETS } from '../registration/registration'
import { run, type Script } from './script'
import type { WorkedRegistration } from './statements/handling-statements'

/** The phone numbers under which a registration or a quarantined one has the reference. */
function* phonesOf(reference: string): Script<ReadonlySet<string>> {
  const phones = new Set<string>()
  for (const target of TARGETS)
    for (let after: number | undefined = 0; after !== undefined; ) {
      const page: ReadonlyArray<WorkedRegistration> = yield* run('workedPage', { target, after })
      for (const { kept, key } of page)
        if (referenceFor(kept, key) === reference) phones.add(kept.registration.phone)
      after = page.at(-1)?.kept.id
    }
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page: ReadonlyArray<FoundRegistration> = yield* run('quarantinePage', { after })
    for (const quarantined of page)
      if (quarantined.reference === reference) phones.add(quarantined.registration.phone)
    after = page.at(-1)?.id
  }
  return phones
}

/**
 * Everything with the reference, quarantined registrations last: rarely more than one. Computes the references of all, because only
 * the desk keeps an index of them, and it may be off.
 */
export function* foundByReference(reference: string): Script<ReadonlyArray<FoundRegistration>> {
  const found: Array<FoundRegistration> = []
  for (const phone of yield* phonesOf(reference)) found.push(...(yield* run('foundByPhone', { phone })))
  return found
    .filter((each) => each.reference === reference)
    .sort((a, b) => Number(a.isQuarantined) - Number(b.isQuarantined) || a.id - b.id)
}
