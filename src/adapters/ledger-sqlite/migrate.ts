import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { type LedgerFault, toLedgerFault } from './ledger-fault'
import { openDatabase } from './open-database'
import { releasedOnFault } from './released-on-fault'
import { SCHEMA_STEPS } from './schema'

/** 0 for an empty one. */
export const schemaVersion = (db: DatabaseSync): number =>
  Number(db.prepare('PRAGMA user_version').get()?.user_version)

/** One made by a newer program is refused and left as it is. */
export const migrate = (db: DatabaseSync): E.Either<LedgerFault, void> =>
  pipe(
    E.tryCatch(() => schemaVersion(db), toLedgerFault),
    E.filterOrElse(
      (version) => version <= SCHEMA_STEPS.length,
      (): LedgerFault => ({ tag: 'newerSchema' }),
    ),
    E.chain((version) =>
      E.tryCatch(() => {
        SCHEMA_STEPS.slice(version).forEach((step, index) => {
          db.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA user_version = ${version + index + 1}; COMMIT`)
        })
      }, toLedgerFault),
    ),
  )

export const openMigrated = (path: string): E.Either<LedgerFault, DatabaseSync> =>
  pipe(
    openDatabase(path),
    E.chain((db) =>
      pipe(
        migrate(db),
        E.map(() => db),
        releasedOnFault(() => db.close()),
      ),
    ),
  )
