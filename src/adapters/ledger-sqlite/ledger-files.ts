import { join } from 'node:path'
import { isFormer } from '../ledger/former-copies'
import { ERASURES_FILE } from '../ledger/record-at'

/** Prefix of all files of a ledger, including SQLite's own journals. */
const PREFIX = 'registrations.'

export const ledgerFiles = (dataDir: string) => ({
  database: join(dataDir, `${PREFIX}sqlite`),
  lock: join(dataDir, `${PREFIX}lock`),
})

export const restoreFiles = (dataDir: string) => ({
  /** Incomplete, and may be deleted. */
  part: join(dataDir, `${PREFIX}restoring`),
  /** Complete, and about to replace the ledger. */
  whole: join(dataDir, `${PREFIX}restored`),
})

export const isOurs = (name: string): boolean =>
  name.startsWith(ERASURES_FILE) || name.startsWith(PREFIX) || isFormer(name)
