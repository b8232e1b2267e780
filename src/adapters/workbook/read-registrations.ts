import { run } from '../../domain/ledger/script'
import type { KeptRegistration, Target } from '../../domain/registration/registration'
import type { Transact } from '../../ports/transact'
import { readPaged } from './read-paged'

/** A target's registrations, oldest first, without quarantined ones. Throws `UnreadableLedgerError`. */
export const readRegistrations = (read: Transact<{ readonly reason: string }>, target: Target) =>
  readPaged<KeptRegistration>((last) => read(() => run('registrationPage', { target, after: last?.id ?? 0 })))
