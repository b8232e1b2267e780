import type * as TE from 'fp-ts/TaskEither'
import type { LedgerTrouble } from '../domain/ledger/ledger-failure'
import type { FoundRegistration } from '../domain/registration/arrived-registration'

/** Everything stored under a phone number as spelled there, oldest first, quarantined registrations last. */
export type FindByPhone = (phone: string) => TE.TaskEither<LedgerTrouble, ReadonlyArray<FoundRegistration>>
