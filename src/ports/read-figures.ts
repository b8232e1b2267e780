import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { LedgerFigures } from '../domain/ledger/ledger-figures'

/** Counts in pages, so that no transaction is long; `isDelivering`: whether delivery is on. */
export type ReadFigures = (isDelivering: boolean) => TE.TaskEither<LedgerUnavailable, LedgerFigures>
