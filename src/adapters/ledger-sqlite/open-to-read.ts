import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { ledgerFiles } from './ledger-files'
import { schemaVersion } from './migrate'

const BUSY_TIMEOUT_MS = 5_000

/** Throws on a damaged file. */
export const openToRead = (dataDir: string): DatabaseSync | null => {
  const { database } = ledgerFiles(dataDir)
  if (!existsSync(database)) return null
  const db = new DatabaseSync(database, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  try {
    if (schemaVersion(db) > 0) return db
  } catch (error) {
    db.close()
    throw error
  }
  db.close()
  return null
}
