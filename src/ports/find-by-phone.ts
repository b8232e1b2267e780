import type * as TE from 'fp-ts/TaskEither'
import type { PhoneNumber } from '../domain/registration/phone-number'
import type { KeptRegistration } from '../domain/registration/registration'
import type { LedgerTrouble } from './ledger-trouble'

/** A registration with the consent it came with, and whether the trap had caught it. */
export type FoundRegistration = KeptRegistration & {
  readonly consentVersion: string | null
  readonly isTrapped: boolean
}

/** Takes a phone number, gives everything that is kept of it, oldest first, trapped ones last. */
export type FindByPhone = (
  phone: PhoneNumber,
) => TE.TaskEither<LedgerTrouble, ReadonlyArray<FoundRegistration>>
