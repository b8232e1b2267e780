import type { DatabaseSync } from 'node:sqlite'
import { newSecret, PHONE_MARK_SECRET } from '../ledger/erasure-records'

/** Takes a database within a transaction, gives its own secret to mark phone numbers with, made where there is none yet. */
export const phoneMarkSecret = (db: DatabaseSync): string => {
  db.prepare('INSERT OR IGNORE INTO secret (name, value) VALUES (?, ?)').run(PHONE_MARK_SECRET, newSecret())
  return String(db.prepare('SELECT value FROM secret WHERE name = ?').get(PHONE_MARK_SECRET)?.value)
}
