import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
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

/** The same of the ledger of a data folder, which a server may have open. */
export const keptBy = (dataDir: string): ReadonlyArray<Kept> => {
  const db = new DatabaseSync(join(dataDir, 'registrations.sqlite'), { readOnly: true })
  try {
    return keptIn(db)
  } finally {
    db.close()
  }
}
