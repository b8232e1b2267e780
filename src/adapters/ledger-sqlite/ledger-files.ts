import { join } from 'node:path'
import { ERASURES_FILE } from '../ledger/append-erasures'

/** Every file of the ledger begins with this, the journals that SQLite adds included. */
const PREFIX = 'registrations.'

/** What restoring or upgrading moved aside. */
const ASIDE = 'before-'

export const ledgerFiles = (dataDir: string) => ({
  database: join(dataDir, `${PREFIX}sqlite`),
  lock: join(dataDir, `${PREFIX}lock`),
})

export const restoreFiles = (dataDir: string) => ({
  /** Being made; worth nothing yet. */
  part: join(dataDir, `${PREFIX}restoring`),
  /** Whole, and about to take the ledger's place. */
  whole: join(dataDir, `${PREFIX}restored`),
})

export const isOurs = (name: string): boolean =>
  name === ERASURES_FILE || [PREFIX, ASIDE].some((start) => name.startsWith(start))
