import type * as TE from 'fp-ts/TaskEither'
import type { Work } from '../domain/delivery/batch'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { KeptRegistration, Target } from '../domain/registration/registration'

/**
 * The next work for a sheet: the lowest open batch or a new one, then removals; overdue removals come first.
 * `spreadsheet`: the one that takes rows now.
 */
export type FormBatch = (
  target: Target,
  spreadsheet?: string,
) => TE.TaskEither<LedgerUnavailable, Work<KeptRegistration>>
