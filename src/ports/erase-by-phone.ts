import type * as TE from 'fp-ts/TaskEither'
import type { EraseFailure } from '../domain/ledger/ledger-failure'
import type { Erased } from '../domain/registration/arrived-registration'
import type { PhoneNumber } from '../domain/registration/phone-number'

/** Takes a phone number, erases everything that is kept of it for good: rows, keys, what waits to be delivered. */
export type EraseByPhone = (phone: PhoneNumber) => TE.TaskEither<EraseFailure, Erased>
