import { fsyncSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { phoneHashSecret } from '../../domain/ledger/phone-hash'
import { inFile, PRIVATE_FOLDER, syncFolder } from '../files/private-file'
import { formerName } from '../ledger/former-files'
import { finishRestore } from './finish-restore'
import { holdLock } from './hold-lock'
import { type LedgerFault, toLedgerFault } from './ledger-fault'
import { ledgerFiles, requireFile } from './ledger-files'
import { closeAfter, openSound } from './open-database'
import { SCHEMA_STEPS, schemaVersion } from './schema'
import { commitScript } from './script-runner'
import { upgradeSchema } from './upgrade-schema'

const copyAside = (db: DatabaseSync, dataDir: string): string => {
  const aside = join(dataDir, formerName('upgrade', Date.now()))
  mkdirSync(aside, { mode: PRIVATE_FOLDER })
  const copy = join(aside, basename(ledgerFiles(dataDir).database))
  inFile(copy, 'wx', (file) => {
    db.prepare('VACUUM INTO ?').run(copy)
    fsyncSync(file)
  })
  syncFolder(aside)
  syncFolder(dataDir)
  return aside
}

/** Copies the ledger, then upgrades its schema; returns the path of the copy, or null if nothing had to change. */
export const upgradeLedger = (db: DatabaseSync, dataDir: string): E.Either<LedgerFault, string | null> =>
  pipe(
    E.tryCatch(() => {
      const version = schemaVersion(db)
      return version > 0 && version < SCHEMA_STEPS.length ? copyAside(db, dataDir) : null
    }, toLedgerFault),
    E.chainFirst(() => upgradeSchema(db)),
    // Creates the secret of phone hashes, so that backups made from now on recognize persons who are erased later.
    E.chainFirst(() => E.tryCatch(() => commitScript(db, phoneHashSecret()), toLedgerFault)),
  )

/** As `upgradeLedger`, for a file that no server has open. */
export const upgradeFile = (dataDir: string): E.Either<LedgerFault, string | null> => {
  const { database, lock } = ledgerFiles(dataDir)
  return pipe(
    requireFile(database),
    E.chain(() => holdLock(lock)),
    E.chain((release) => {
      try {
        return pipe(
          finishRestore(dataDir),
          E.chain(() => openSound(database)),
          closeAfter((db) => upgradeLedger(db, dataDir)),
        )
      } finally {
        release()
      }
    }),
  )
}
