import type * as TE from 'fp-ts/TaskEither'
import type { PhoneNumber } from '../domain/registration/phone-number'
import type { Target } from '../domain/registration/registration'
import type { LedgerTrouble } from './ledger-trouble'

/** How many registrations were erased, how many that the trap had caught, and from which sheets rows are still to be removed, which the delivery does. */
export type Erased = {
  readonly registrations: number
  readonly trapped: number
  readonly toRemoveFrom: ReadonlyArray<Target>
}

/** `stillRead`: erased, but bytes are left while another process reads. */
export type EraseFailure = LedgerTrouble | { readonly tag: 'stillRead' }

/** Takes a phone number, erases everything that is kept of it for good: rows, keys, what waits to be delivered. */
export type EraseByPhone = (phone: PhoneNumber) => TE.TaskEither<EraseFailure, Erased>
