import type { RecordOfErasures } from '../../domain/ledger/erase/record-of-erasures'
import type { EraseExpired } from '../../ports/ledger'
import { createErasePages } from '../ledger/erase-pages'
import type { LedgerPool } from './create-pool'
import type { DatabaseClock } from './database-clock'
import { onAllSheets } from './sheet-locks'
import { transaction } from './to-unavailable'

/** Erases persons past the retention period (P-013). */
export const createEraseExpired = (
  pool: LedgerPool,
  clock: DatabaseClock,
  record: RecordOfErasures,
): EraseExpired =>
  createErasePages({
    record,
    transact: (script) =>
      transaction(
        pool,
        async (client) => {
          const at = await clock(client)
          return onAllSheets(client, () => script(at))
        },
        // One snapshot for reading and deleting, so that a registration made at this moment is not deleted.
        'BEGIN ISOLATION LEVEL REPEATABLE READ',
      ),
  })
