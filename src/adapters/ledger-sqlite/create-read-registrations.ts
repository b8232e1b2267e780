import type { ReadRegistrations } from '../../ports/read-registrations'
import { readAll } from '../ledger/staff-scripts'
import { openToRead } from './open-to-read'
import { createScriptRunner } from './script-runner'

/** Throws on a damaged file. */
export const createReadRegistrations = (dataDir: string): ReadRegistrations =>
  async function* (target) {
    const db = openToRead(dataDir)
    if (db === null) return
    try {
      yield* readAll(target, createScriptRunner(db))
    } finally {
      db.close()
    }
  }
