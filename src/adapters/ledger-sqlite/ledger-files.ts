import { join } from 'node:path'

/** Every file of the ledger begins with this, the journals that SQLite adds included. */
export const LEDGER_FILE_PREFIX = 'registrations.'

export const ledgerFiles = (dataDir: string) => ({
  database: join(dataDir, `${LEDGER_FILE_PREFIX}sqlite`),
  lock: join(dataDir, `${LEDGER_FILE_PREFIX}lock`),
})
