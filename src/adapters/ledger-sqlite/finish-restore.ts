import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as E from 'fp-ts/Either'
import { PRIVATE_FOLDER, syncFolder } from '../files/private-file'
import { formerName } from '../ledger/former-files'
import { type LedgerFault, toLedgerFault } from './ledger-fault'
import { ledgerFiles, restoreFiles } from './ledger-files'

/** Whether a restore was interrupted while it moved files; the next start completes it. */
export const isRestoreUnfinished = (dataDir: string): boolean => existsSync(restoreFiles(dataDir).whole)

const moveAside = (dataDir: string, names: ReadonlyArray<string>, aside: string): void => {
  for (const name of names) {
    const from = join(dataDir, name)
    if (!existsSync(from)) continue
    mkdirSync(aside, { recursive: true, mode: PRIVATE_FOLDER })
    renameSync(from, join(aside, name))
  }
  if (existsSync(aside)) syncFolder(aside)
}

/** Resumes an interrupted restore; the caller holds the lock. Returns where the former files were moved, or null. */
export const finishRestore = (dataDir: string): E.Either<LedgerFault, string | null> =>
  E.tryCatch(() => {
    const { part, whole } = restoreFiles(dataDir)
    rmSync(part, { force: true })
    const made = statSync(whole, { throwIfNoEntry: false })
    if (made === undefined) return null
    const { database } = ledgerFiles(dataDir)
    const name = basename(database)
    const aside = join(dataDir, formerName('restore', Math.floor(made.mtimeMs)))
    moveAside(dataDir, [name, `${name}-wal`, `${name}-shm`], aside)
    renameSync(whole, database)
    syncFolder(dataDir)
    return existsSync(aside) ? aside : null
  }, toLedgerFault)
