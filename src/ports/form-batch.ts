import type * as TE from 'fp-ts/TaskEither'
import type { Work } from '../domain/delivery/batch'
import type { KeptRegistration, Target } from '../domain/registration/registration'
import type { LedgerUnavailable } from './keep-registration'

/** Gives what is due for a sheet: the lowest open batch, formed of what waits where none is open; after these removals, unless they have waited too long. */
export type FormBatch = (target: Target) => TE.TaskEither<LedgerUnavailable, Work<KeptRegistration>>
