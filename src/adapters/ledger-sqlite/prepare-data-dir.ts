import { chmodSync, closeSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import { PRIVATE_FILE, PRIVATE_FOLDER, syncFolder } from '../files/private-file'
import { systemCode } from '../files/system-code'
import { type LedgerFault, toLedgerFault } from './ledger-fault'
import { isOurs, ledgerFiles } from './ledger-files'

const holdsOnlyTheLedger = (dir: string): boolean => readdirSync(dir).every(isOurs)

/** Creates a file. Never opens an existing one: closing a second descriptor would drop SQLite’s locks in this process. */
const createPrivateFile = (path: string): void => {
  try {
    closeSync(openSync(path, 'wx', PRIVATE_FILE))
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error
  }
  chmodSync(path, PRIVATE_FILE)
}

/** Creates the data folder for its owner only. The mode of an existing folder is left alone if it contains other files. */
export const prepareDataDir = (dataDir: string): E.Either<LedgerFault, void> =>
  E.tryCatch(() => {
    mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER })
    if (holdsOnlyTheLedger(dataDir)) chmodSync(dataDir, PRIVATE_FOLDER)
    createPrivateFile(ledgerFiles(dataDir).lock)
    syncFolder(dataDir)
    syncFolder(dirname(resolve(dataDir)))
  }, toLedgerFault)

/** Creates the ledger's file for its owner only, durably, if there is none. */
export const prepareDatabase = (dataDir: string): E.Either<LedgerFault, void> =>
  E.tryCatch(() => {
    createPrivateFile(ledgerFiles(dataDir).database)
    syncFolder(dataDir)
  }, toLedgerFault)
