import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import type * as IO from 'fp-ts/IO'
import { type LedgerFault, toLedgerFault } from './ledger-fault'

const WAIT_FOR_OTHER_PROCESS_MS = 500

/**
 * Locks a file by a transaction that is never committed: the system drops the lock if the process dies. Its journal stays in
 * memory.
 */
export const holdLock = (path: string): E.Either<LedgerFault, IO.IO<void>> =>
  E.tryCatch(() => {
    const lock = new DatabaseSync(path, { timeout: WAIT_FOR_OTHER_PROCESS_MS })
    try {
      lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    } catch (error) {
      lock.close()
      throw error
    }
    return () => lock.close()
  }, toLedgerFault)
