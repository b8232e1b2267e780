import * as RA from 'fp-ts/ReadonlyArray'
import type { Pool } from 'pg'
import type { ReadRegistrations } from '../../ports/read-registrations'
import { StoredRow, toKeptRegistration } from '../ledger/to-kept-registration'

const ROWS_AT_A_TIME = 1_000

const SELECT = `
  SELECT id, phone, record, received_at AS at FROM registration
  WHERE target = $1 AND id > $2 ORDER BY id LIMIT ${ROWS_AT_A_TIME}`

/** Takes the connections, gives the reader of the registrations, page by page; throws where the database does not answer. */
export const createReadRegistrations = (pool: Pool): ReadRegistrations =>
  async function* (target) {
    let after = 0
    for (;;) {
      const { rows } = await pool.query(SELECT, [target, after])
      const stored = RA.rights(rows.map((row) => StoredRow.decode(row)))
      const last = stored.at(-1)
      if (last === undefined) return
      yield* RA.rights(stored.map((row) => toKeptRegistration(target, row)))
      after = last.id
    }
  }
