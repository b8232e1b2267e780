import type { WorkbookEntry } from '../../handling/handled-registration'
import type { FoundRegistration } from '../../registration/arrived-registration'
import { referenceFor } from '../../registration/reference'
import { TARGETS } from '../../registration/registration'
import { everyRow } from '../every-row'
import { run, type Script } from '../script'

/** The phone numbers under which a registration or a quarantined one has the reference. */
function* phonesOf(reference: string): Script<ReadonlySet<string>> {
  const phones: Array<string> = []
  for (const target of TARGETS)
    phones.push(
      ...(yield* everyRow(
        (last?: WorkbookEntry) => run('workbookPage', { target, after: last?.kept.id ?? 0 }),
        ({ kept, key }) => (referenceFor(kept, key) === reference ? [kept.content.phone] : []),
      )),
    )
  const quarantined = yield* everyRow(
    (last?: FoundRegistration) => run('quarantinePage', { after: last?.id ?? 0 }),
    (each) => (each.reference === reference ? [each.content.phone] : []),
  )
  return new Set([...phones, ...quarantined])
}

/**
 * The registrations with the reference, rarely more than one, quarantined ones last. Computes the reference of every
 * registration: only the desk keeps an index of references, and the desk may be off.
 */
export function* scanForReference(reference: string): Script<ReadonlyArray<FoundRegistration>> {
  const found: Array<FoundRegistration> = []
  for (const phone of yield* phonesOf(reference)) found.push(...(yield* run('foundByPhone', { phone })))
  return found
    .filter((each) => each.reference === reference)
    .sort((a, b) => Number(a.isQuarantined) - Number(b.isQuarantined) || a.id - b.id)
}
