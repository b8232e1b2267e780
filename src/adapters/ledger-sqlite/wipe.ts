import type { DatabaseSync } from 'node:sqlite'

/**
 * Takes a database from which rows were deleted, leaves no byte of them in its files, gives whether that worked:
 * `secure_delete` wipes a row where it stood; copies of it in the free room of pages that were split go when the file is
 * written anew, and those in the journal when that is emptied, which someone who still reads prevents.
 */
export const wipe = (db: DatabaseSync): boolean => {
  db.exec('VACUUM')
  return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0
}
