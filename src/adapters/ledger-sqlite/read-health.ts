import type { ReadLedgerHealth } from '../../ports/ledger'
import { healthByWriting } from '../ledger/health-by-writing'
import { inTransaction, type WriteDeps } from './in-transaction'
import { tryToWrite } from './try-to-write'

export const createReadHealth = (deps: WriteDeps): ReadLedgerHealth =>
  healthByWriting(inTransaction(deps, () => tryToWrite(deps.db)))
