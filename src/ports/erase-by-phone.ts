import type * as TE from 'fp-ts/TaskEither'
import type { EraseFailure } from '../domain/ledger/ledger-failure'
import type { Erased } from '../domain/registration/arrived-registration'

/** Takes a phone number as it was kept, erases everything that is kept of it for good: rows, keys, what waits to be delivered. */
export type EraseByPhone = (phone: string) => TE.TaskEither<EraseFailure, Erased>
