import type * as TE from 'fp-ts/TaskEither'
import type { LedgerTrouble } from '../domain/ledger/ledger-failure'
import type { FoundRegistration } from '../domain/registration/arrived-registration'

/** Takes a phone number as it was kept, gives everything that is kept of it, oldest first, trapped ones last. */
export type FindByPhone = (phone: string) => TE.TaskEither<LedgerTrouble, ReadonlyArray<FoundRegistration>>
