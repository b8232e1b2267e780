import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { LedgerFigures } from '../domain/ledger/ledger-figures'

/** Takes whether rows are delivered; what is counted, is counted a part at a time. */
export type ReadFigures = (isDelivering: boolean) => TE.TaskEither<LedgerUnavailable, LedgerFigures>
