import { pipe } from 'fp-ts/function'
import type * as IO from 'fp-ts/IO'
import * as TE from 'fp-ts/TaskEither'
import { acceptGroup } from '../../domain/ledger/accept/accept-group'
import { acceptInHalves } from '../ledger/accept-in-halves'
import { inTransaction, type WriteDeps } from './in-transaction'
import { createScriptRunner } from './script-runner'
import { sqliteError } from './sqlite-error'

/**
 * SQLite's codes for a violated constraint and a wrong type. Its other faults concern the whole transaction; an error of the program's
 * own may be of one row's content.
 */
const ROW_FAULTS: ReadonlyArray<number> = [19, 20]

const concernsOneRow = (error: unknown): boolean => {
  const sqlite = sqliteError(error)
  return sqlite === null || ROW_FAULTS.includes(sqlite.code)
}

/** Keeps a group of registrations in one transaction; if a row is invalid, the others are kept without it (P-001). */
export const createKeepGroup = (deps: WriteDeps, isAnnounced: IO.IO<boolean>) => {
  const run = createScriptRunner(deps.db)
  return acceptInHalves((group) => {
    let isOfOneRow = false
    const accept = () => {
      try {
        return run(acceptGroup(group, isAnnounced()))
      } catch (error) {
        isOfOneRow = concernsOneRow(error)
        throw error
      }
    }
    return pipe(
      inTransaction(deps, accept),
      TE.mapLeft((failure) => ({ isOfOneRow, failure })),
    )()
  })
}
