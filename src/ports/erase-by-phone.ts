import type * as TE from 'fp-ts/TaskEither'
import type { EraseFailure } from '../domain/ledger/ledger-failure'
import type { Erased } from '../domain/registration/arrived-registration'

/** Permanently erases everything stored under a phone number as spelled there: rows, keys and outbox rows. */
export type EraseByPhone = (phone: string) => TE.TaskEither<EraseFailure, Erased>
