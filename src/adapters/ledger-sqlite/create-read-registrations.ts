import type { ReadRegistrations } from '../../ports/read-registrations'
import { readPage } from '../ledger/staff-scripts'
import { openToRead } from './open-to-read'
import { createScriptRunner } from './script-runner'

/** Throws on a damaged file. */
export const createReadRegistrations = (dataDir: string): ReadRegistrations =>
  async function* (target) {
    const db = openToRead(dataDir)
    if (db === null) return
    const run = createScriptRunner(db)
    try {
      let page = run(readPage(target, 0))
      for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
        yield* page
        page = run(readPage(target, last.id))
      }
    } finally {
      db.close()
    }
  }
