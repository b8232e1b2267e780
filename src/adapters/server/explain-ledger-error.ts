import { explainPostgresFault } from '../ledger-postgres/explain-postgres-fault'
import { toPostgresFault } from '../ledger-postgres/postgres-fault'
import { errorCode } from '../ledger-postgres/sql-state'
import { explainLedgerFault } from '../ledger-sqlite/explain-ledger-fault'
import { toLedgerFault } from '../ledger-sqlite/ledger-fault'
import type { LedgerPlace } from './ledger-place'

/** Takes the place and what was thrown there, gives the sentence for the operator. */
export const explainLedgerError = ({ dataDir, databaseUrl }: LedgerPlace, error: unknown): string =>
  databaseUrl === null
    ? explainLedgerFault(dataDir, toLedgerFault(error))
    : explainPostgresFault(databaseUrl, toPostgresFault(errorCode(error)))
