import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import * as E from 'fp-ts/Either'
import { syncFolder } from '../ledger/sync-folder'
import { type LedgerFault, toLedgerFault } from './ledger-fault'
import { ledgerFiles, restoreFiles } from './ledger-files'
import { asideFolder, moveAside } from './move-aside'

export const isRestoreUnfinished = (dataDir: string): boolean => existsSync(restoreFiles(dataDir).whole)

/** Resumes an interrupted restore; the caller holds the lock. Returns where the former files were moved, or null. */
export const finishRestore = (dataDir: string): E.Either<LedgerFault, string | null> =>
  E.tryCatch(() => {
    const { part, whole } = restoreFiles(dataDir)
    rmSync(part, { force: true })
    const made = statSync(whole, { throwIfNoEntry: false })
    if (made === undefined) return null
    const { database } = ledgerFiles(dataDir)
    const name = basename(database)
    const aside = asideFolder(dataDir, 'restore', Math.floor(made.mtimeMs))
    moveAside(dataDir, [name, `${name}-wal`, `${name}-shm`], aside)
    renameSync(whole, database)
    syncFolder(dataDir)
    return existsSync(aside) ? aside : null
  }, toLedgerFault)
