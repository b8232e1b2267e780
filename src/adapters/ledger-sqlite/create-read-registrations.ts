import type { DatabaseSync } from 'node:sqlite'
import * as RA from 'fp-ts/ReadonlyArray'
import type { KeptRegistration, Target } from '../../domain/registration/registration'
import type { ReadRegistrations } from '../../ports/read-registrations'
import { StoredRow, toKeptRegistration } from '../ledger/to-kept-registration'
import { openToRead } from './open-to-read'

/** Rows are read so many at a time: a reader that pauses holds no lock and keeps the journal from growing. */
const ROWS_AT_A_TIME = 1_000

const SELECT = `
  SELECT id, phone, record, received_at AS at FROM registration
  WHERE target = :target AND id > :after ORDER BY id LIMIT ${ROWS_AT_A_TIME}`

function* readRows(db: DatabaseSync, target: Target): Generator<KeptRegistration> {
  const select = db.prepare(SELECT)
  let after = 0
  for (;;) {
    const rows = RA.rights(select.all({ target, after }).map((row) => StoredRow.decode(row)))
    const last = rows.at(-1)
    if (last === undefined) return
    yield* RA.rights(rows.map((row) => toKeptRegistration(target, row)))
    after = last.id
  }
}

/** Takes the data folder, gives the reader of its registrations, beside a running server or without one; throws on a damaged file. */
export const createReadRegistrations = (dataDir: string): ReadRegistrations =>
  async function* (target) {
    const db = openToRead(dataDir)
    if (db === null) return
    try {
      yield* readRows(db, target)
    } finally {
      db.close()
    }
  }
