import type * as TE from 'fp-ts/TaskEither'
import type { Work } from '../domain/delivery/batch'
import type { LedgerUnavailable } from './keep-registration'
import type { KeptRegistration } from './read-registrations'

/** Gives what is due for a sheet: the lowest open batch, formed of what waits where none is open; after these removals, unless they have waited too long. */
export type FormBatch = (
  target: KeptRegistration['target'],
) => TE.TaskEither<LedgerUnavailable, Work<KeptRegistration>>
