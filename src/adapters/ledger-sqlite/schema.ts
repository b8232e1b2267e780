import type { DatabaseSync } from 'node:sqlite'
// With its extension, because scripts/bench/insert-loop.mjs loads this file without a bundler.
import { laterSteps, tablesIn } from '../sql/tables-in.ts'

const DIALECT = {
  long: 'INTEGER',
  number: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  plain: ' STRICT',
  keyed: ' STRICT, WITHOUT ROWID',
} as const

const { registrations, batches, erasures, staffWork } = tablesIn(DIALECT)

/** Each entry upgrades to the next version; released entries never change. */
export const SCHEMA_STEPS: ReadonlyArray<string> = [
  [...registrations, 'CREATE TABLE probe (room BLOB NOT NULL) STRICT'],
  batches,
  erasures,
  [
    'CREATE INDEX idempotency_by_registration ON idempotency (registration_id) WHERE registration_id IS NOT NULL',
    'CREATE INDEX idempotency_by_quarantine ON idempotency (quarantine_id) WHERE quarantine_id IS NOT NULL',
  ],
  [
    ...staffWork,
    // Earlier releases may have left bytes of deleted rows.
    "INSERT INTO counter (name, value) VALUES ('wipe owed', 1)",
  ],
  ...laterSteps(DIALECT),
].map((statements) => statements.join(';\n'))

/** The version of the schema, 0 for an empty file. */
export const schemaVersion = (db: DatabaseSync): number =>
  Number(db.prepare('PRAGMA user_version').get()?.user_version)
