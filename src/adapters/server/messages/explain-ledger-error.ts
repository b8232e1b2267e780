import { toLedgerFault } from '../ledger/ledger-fault'
import type { LedgerPlace } from '../ledger-place'
import { toPostgresFault } from '../ledger-postgres/postgres-fault'
import { errorCode } from '../ledger-postgres/sql-state'
import { explainLedgerFault } from './explain-ledger-fault'
import { explainPostgresFault } from './explain-postgres-fault'

/** Takes the place and what was thrown there, gives the sentence for the operator. */
export const explainLedgerError = ({ dataDir, databaseUrl }: LedgerPlace, error: unknown): string =>
  databaseUrl === null
    ? explainLedgerFault(dataDir, toLedgerFault(error))
    : explainPostgresFault(databaseUrl, toPostgresFault(errorCode(error)))
