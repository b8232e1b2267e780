import type * as TE from 'fp-ts/TaskEither'
import type { Work } from '../domain/delivery/batch'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { KeptRegistration, Target } from '../domain/registration/registration'

/** Gives what is due for a sheet: the lowest open batch, formed of what waits where none is open; after these removals, unless they have waited too long. */
export type FormBatch = (target: Target) => TE.TaskEither<LedgerUnavailable, Work<KeptRegistration>>
