import type { DatabaseSync } from 'node:sqlite'
import type { Registration, Target } from '../../../src/domain/registration/registration'

type Kept = Registration & { readonly key: string }

/** All registrations that a ledger in SQLite holds, with their keys. */
export const keptIn = (db: DatabaseSync): ReadonlyArray<Kept> =>
  db
    .prepare('SELECT key, target, record FROM registration JOIN idempotency ON registration_id = id')
    .all()
    .map(
      ({ key, target, record }) =>
        ({ key: String(key), target: target as Target, content: JSON.parse(String(record)) }) as Kept,
    )
