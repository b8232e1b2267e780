import type * as TE from 'fp-ts/TaskEither'
import type { LedgerTrouble } from '../domain/ledger/ledger-failure'
import type { FoundRegistration } from '../domain/registration/arrived-registration'

/** Registrations that filled in the honeypot field. */
export type Quarantine = {
  /** A page of those with ids above `after`, oldest first. */
  readonly readTrapped: (after: number) => TE.TaskEither<LedgerTrouble, ReadonlyArray<FoundRegistration>>
  /** Releases a registration for delivery and returns its new id; null if the id does not exist. */
  readonly releaseTrapped: (id: number) => TE.TaskEither<LedgerTrouble, number | null>
}
