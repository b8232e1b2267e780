import * as t from 'io-ts'
import { decodedRow } from '../ledger/data-fault'
import type { LedgerSource } from '../ledger/ledger-source'
import type { LedgerPool } from './create-pool'

const COUNT = `
  SELECT (SELECT count(*) FROM registration WHERE id > $1) AS registrations,
    (SELECT count(*) FROM quarantine WHERE id > $2) AS quarantined,
    (SELECT count(*) FROM step LEFT JOIN unnest($3::bigint[], $4::int[]) AS known (id, number)
      ON known.id = step.registration_id AND known.number = step.number WHERE known.id IS NULL) AS steps`

const Newer = t.type({ registrations: t.number, quarantined: t.number, steps: t.number })
export type Newer = t.TypeOf<typeof Newer>

/** The values of a column; none in files of earlier releases, which lack the table. */
const valuesIn = ({ tables }: LedgerSource, table: string, column: string): ReadonlyArray<unknown> =>
  tables
    .filter(({ name }) => name === table)
    .flatMap(({ columns, read }) => Array.from(read(), (row) => row[columns.indexOf(column)]))

/** How many registrations, quarantined ones and steps of staff the database accepted after it was copied from this file. */
export const countNewer = async (pool: LedgerPool, file: LedgerSource): Promise<Newer> => {
  const { registration, quarantine } = file.lastIds
  const steps = ['registration_id', 'number'].map((column) => valuesIn(file, 'step', column))
  const { rows } = await pool.query(COUNT, [registration, quarantine, ...steps])
  return decodedRow('newer rows', Newer, rows[0])
}
