import * as E from 'fp-ts/Either'
import type { ReadRegistrations } from '../../ports/staff-ledger'
import { readAll } from '../ledger/read-all'
import { LedgerFaultError } from './ledger-fault'
import { openToRead } from './open-to-read'
import { createScriptRunner } from './script-runner'

/** Throws if the file cannot be read. */
export const createReadRegistrations = (dataDir: string): ReadRegistrations =>
  async function* (target) {
    const opened = openToRead(dataDir)
    if (E.isLeft(opened)) {
      if (opened.left.tag === 'absent') return
      throw new LedgerFaultError(opened.left)
    }
    const db = opened.right
    try {
      yield* readAll(target, createScriptRunner(db))
    } finally {
      db.close()
    }
  }
