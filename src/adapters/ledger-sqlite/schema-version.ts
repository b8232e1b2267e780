import type { DatabaseSync } from 'node:sqlite'

/** 0 for an empty file. */
export const schemaVersion = (db: DatabaseSync): number =>
  Number(db.prepare('PRAGMA user_version').get()?.user_version)
