import type { PoolClient } from 'pg'
import { newSecret, PHONE_MARK_SECRET } from '../ledger/erasure-records'

/** Takes an open transaction, gives the database's own secret to mark phone numbers with, made where there is none yet. */
export const phoneMarkSecret = async (client: PoolClient): Promise<string> => {
  await client.query('INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
    PHONE_MARK_SECRET,
    newSecret(),
  ])
  const { rows } = await client.query('SELECT value FROM secret WHERE name = $1', [PHONE_MARK_SECRET])
  return String(rows[0]?.value)
}
