import type { RecordOfErasures } from '../../domain/ledger/erase/record-of-erasures'
import type { Now } from '../../ports/clock'
import type { EraseExpired } from '../../ports/ledger'
import { createEraseExpired as createEraseExpiredIn } from '../ledger/erase-expired'
import type { LedgerPool } from './create-pool'
import { onAllSheets } from './lease'
import { transaction } from './to-unavailable'

/** Erases persons past the retention period (P-013). */
export const createEraseExpired = (pool: LedgerPool, now: Now, record: RecordOfErasures): EraseExpired =>
  createEraseExpiredIn({
    record,
    transact: (script) =>
      transaction(
        pool,
        (client) => onAllSheets(client, () => script(now())),
        // A single snapshot throughout: the new row of a person who registers at this moment stays.
        'BEGIN ISOLATION LEVEL REPEATABLE READ',
      ),
  })
