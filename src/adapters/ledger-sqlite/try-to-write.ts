import type { DatabaseSync } from 'node:sqlite'

/** Writes and deletes a row of 8 kB, so that a full disk is noticed. Throws if it cannot. */
export const tryToWrite = (db: DatabaseSync): void =>
  db.exec('INSERT INTO probe (room) VALUES (zeroblob(8192)); DELETE FROM probe')
