import * as t from 'io-ts'
import type { Pool, PoolClient } from 'pg'
import type { EpochMs } from '../../domain/time/epoch-ms'
import { decodedRow } from '../ledger/data-fault'

const Clock = t.type({ at: t.number })

export type DatabaseClock = (database: Pool | PoolClient) => Promise<EpochMs>

/** The clock of the database, by which servers and commands go because their own may differ. */
export const databaseClock: DatabaseClock = async (database) => {
  const { rows } = await database.query(
    'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS at',
  )
  return decodedRow('clock', Clock, rows[0]).at
}
