import type { DatabaseSync } from 'node:sqlite'
import type { Registration } from '../../../src/domain/registration/registration'

/** All registrations that a ledger in SQLite holds, with their keys. */
export const keptIn = (db: DatabaseSync): ReadonlyArray<Registration & { readonly key: string }> =>
  db
    .prepare('SELECT key, target, record FROM registration JOIN idempotency ON registration_id = id')
    .all()
    .map(({ record, ...kept }) => ({ ...kept, registration: JSON.parse(String(record)) }) as never)
