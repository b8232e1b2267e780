import type * as TE from 'fp-ts/TaskEither'
import type { EpochMs } from '../domain/registration/epoch-ms'
import type { LedgerUnavailable } from './keep-registration'

/** Takes a moment, erases for good everything that is kept of each person whose latest registration came before it, gives how many persons. */
export type EraseExpired = (before: EpochMs) => TE.TaskEither<LedgerUnavailable, number>
