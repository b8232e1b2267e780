import type { PoolClient } from 'pg'
import type { ReadLedgerHealth } from '../../ports/ledger'
import { healthByWriting } from '../ledger/health-by-writing'
import type { LedgerPool } from './create-pool'
import { transaction } from './to-unavailable'

/** Inserts a new row instead of updating one, so that concurrent checks do not wait for each other. */
const tryToWrite = async (client: PoolClient): Promise<void> => {
  const id = crypto.randomUUID()
  await client.query('INSERT INTO probe (id) VALUES ($1)', [id])
  await client.query('DELETE FROM probe WHERE id = $1', [id])
}

/** Whether registrations can be kept, tested by writing, once a second at most. */
export const createReadHealth = (pool: LedgerPool): ReadLedgerHealth =>
  healthByWriting(transaction(pool, tryToWrite))
