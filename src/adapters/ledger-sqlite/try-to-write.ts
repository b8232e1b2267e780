import type { DatabaseSync } from 'node:sqlite'

export const tryToWrite = (db: DatabaseSync): void =>
  db.exec('INSERT INTO probe (room) VALUES (zeroblob(8192)); DELETE FROM probe')
