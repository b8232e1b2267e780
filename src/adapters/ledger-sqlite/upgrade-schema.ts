import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { type LedgerFault, toLedgerFault } from './ledger-fault'
import { movedTo } from './moved'
import { closeUnless, openDatabase } from './open-database'
import { SCHEMA_STEPS, schemaVersion } from './schema'

/** The version of the schema; fails if the registrations have moved to another store. */
const versionHere = (db: DatabaseSync): E.Either<LedgerFault, number> =>
  pipe(
    E.tryCatch(() => ({ version: schemaVersion(db), database: movedTo(db) }), toLedgerFault),
    E.chain(({ version, database }) =>
      database === null ? E.right(version) : E.left({ tag: 'moved', database }),
    ),
  )

/** Fails unless the file has the schema of this release. */
export const requireSchema = (db: DatabaseSync): E.Either<LedgerFault, void> =>
  pipe(
    versionHere(db),
    E.chain((version): E.Either<LedgerFault, void> => {
      if (version === SCHEMA_STEPS.length) return E.right(undefined)
      if (version === 0) return E.left({ tag: 'absent' })
      return E.left({ tag: version < SCHEMA_STEPS.length ? 'olderSchema' : 'newerSchema' })
    }),
  )

/** Runs the missing steps, each in a transaction. A newer schema is refused and left unchanged. */
export const upgradeSchema = (db: DatabaseSync): E.Either<LedgerFault, void> =>
  pipe(
    versionHere(db),
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

/** Opens a file that has the schema of this release. */
export const openCurrent = (path: string): E.Either<LedgerFault, DatabaseSync> =>
  pipe(openDatabase(path), closeUnless(requireSchema))
