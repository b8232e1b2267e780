import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { LedgerFault } from '../../../src/adapters/ledger-sqlite/ledger-fault'
import { openDatabase } from '../../../src/adapters/ledger-sqlite/open-database'
import { upgradeSchema } from '../../../src/adapters/ledger-sqlite/upgrade-schema'

/** Rows with their key, and what is left to deliver of them. */
const SELECT_KEPT = `
  SELECT idempotency.key AS key FROM registration
  JOIN idempotency ON idempotency.registration_id = registration.id
  JOIN outbox ON outbox.registration_id = registration.id`

const readKept = (db: DatabaseSync): ReadonlyArray<string> => {
  try {
    return db
      .prepare(SELECT_KEPT)
      .all()
      .map(({ key }) => String(key))
  } finally {
    db.close()
  }
}

/** The keys of the rows that the ledger finds there, or why it cannot be opened. The folder is empty before. */
export const readCrashState = (
  dir: string,
  files: ReadonlyMap<string, Uint8Array>,
): E.Either<LedgerFault, ReadonlyArray<string>> => {
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir)
  for (const [name, content] of files) writeFileSync(join(dir, name), content)
  return pipe(openDatabase(join(dir, 'registrations.sqlite')), E.chainFirst(upgradeSchema), E.map(readKept))
}
