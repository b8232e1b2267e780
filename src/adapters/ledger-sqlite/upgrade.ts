import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { phoneMarkSecret } from '../../domain/ledger/phone-mark'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../ledger/file-modes'
import { formerName } from '../ledger/former-files'
import { syncFolder } from '../ledger/sync-folder'
import { type LedgerFault, toLedgerFault } from './ledger-fault'
import { ledgerFiles } from './ledger-files'
import { SCHEMA_STEPS } from './schema'
import { schemaVersion } from './schema-version'
import { commitScript } from './script-runner'
import { upgradeSchema } from './upgrade-schema'

const copyAside = (db: DatabaseSync, dataDir: string): string => {
  const aside = join(dataDir, formerName('upgrade', Date.now()))
  mkdirSync(aside, { mode: PRIVATE_FOLDER })
  const copy = join(aside, basename(ledgerFiles(dataDir).database))
  const file = openSync(copy, 'wx', PRIVATE_FILE)
  try {
    db.prepare('VACUUM INTO ?').run(copy)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  syncFolder(aside)
  syncFolder(dataDir)
  return aside
}

/** Copies the ledger, then upgrades its schema; returns the path of the copy, or null if nothing had to change. */
export const upgrade = (db: DatabaseSync, dataDir: string): E.Either<LedgerFault, string | null> =>
  pipe(
    E.tryCatch(() => {
      const version = schemaVersion(db)
      return version > 0 && version < SCHEMA_STEPS.length ? copyAside(db, dataDir) : null
    }, toLedgerFault),
    E.chainFirst(() => upgradeSchema(db)),
    // Creates the secret now, so that marks of later erasures match a backup made from now on.
    E.chainFirst(() => E.tryCatch(() => commitScript(db, phoneMarkSecret()), toLedgerFault)),
  )
