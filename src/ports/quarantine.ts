import type * as TE from 'fp-ts/TaskEither'
import type { LedgerTrouble } from '../domain/ledger/ledger-failure'
import type { FoundRegistration } from '../domain/registration/arrived-registration'

/** Registrations that the trap caught. */
export type Quarantine = {
  /** Those with higher numbers, oldest first, some at once. */
  readonly readTrapped: (after: number) => TE.TaskEither<LedgerTrouble, ReadonlyArray<FoundRegistration>>
  /** Makes it a registration that is delivered, and gives its new number; null where none has the number. */
  readonly releaseTrapped: (id: number) => TE.TaskEither<LedgerTrouble, number | null>
}
