import * as t from 'io-ts'
import type { LedgerSource } from '../ledger/ledger-source'
import { decodedRow } from '../ledger/row-fault'
import type { LedgerPool } from './create-pool'

const COUNT = `
  SELECT (SELECT count(*) FROM registration WHERE id > $1) AS registrations,
    (SELECT count(*) FROM quarantine WHERE id > $2) AS trapped`

const Newer = t.type({ registrations: t.number, trapped: t.number })
export type Newer = t.TypeOf<typeof Newer>

/** How many rows the database accepted after these ids. */
export const countNewer = async (
  pool: LedgerPool,
  { registration, quarantine }: LedgerSource['lastNumbers'],
): Promise<Newer> => {
  const { rows } = await pool.query(COUNT, [registration, quarantine])
  return decodedRow('newer rows', Newer, rows[0])
}
