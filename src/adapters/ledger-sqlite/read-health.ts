import type { ReadLedgerHealth } from '../../ports/ledger'
import { healthByWriting } from '../ledger/health-by-writing'
import { inTransaction, type WriteDeps } from './in-transaction'
import { tryToWrite } from './sync-visible-rows'

/** Whether registrations can be kept, tested by writing, once a second at most. */
export const createReadHealth = (deps: WriteDeps): ReadLedgerHealth =>
  healthByWriting(inTransaction(deps, () => tryToWrite(deps.db)))
