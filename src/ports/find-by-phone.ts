import type * as TE from 'fp-ts/TaskEither'
import type { LedgerTrouble } from '../domain/ledger/ledger-failure'
import type { FoundRegistration } from '../domain/registration/arrived-registration'
import type { PhoneNumber } from '../domain/registration/phone-number'

/** Takes a phone number, gives everything that is kept of it, oldest first, trapped ones last. */
export type FindByPhone = (
  phone: PhoneNumber,
) => TE.TaskEither<LedgerTrouble, ReadonlyArray<FoundRegistration>>
