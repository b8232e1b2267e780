import { join } from 'node:path'
import { isFormer } from '../ledger/former-files'
import { ERASURES_FILE } from '../ledger/record-at'

/** Prefix of all files of a ledger, including SQLite's own journals. */
const PREFIX = 'registrations.'

/** The database of the data folder, and the lock of the process that serves it. */
export const ledgerFiles = (dataDir: string) => ({
  database: join(dataDir, `${PREFIX}sqlite`),
  lock: join(dataDir, `${PREFIX}lock`),
})

/** The files of a restore that is under way. */
export const restoreFiles = (dataDir: string) => ({
  /** Incomplete, and may be deleted. */
  part: join(dataDir, `${PREFIX}restoring`),
  /** Complete, and about to replace the ledger. */
  whole: join(dataDir, `${PREFIX}restored`),
})

/** Whether the program made a file of the data folder, by its name. */
export const isOurs = (name: string): boolean =>
  name.startsWith(ERASURES_FILE) || name.startsWith(PREFIX) || isFormer(name)
