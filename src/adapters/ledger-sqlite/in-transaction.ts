import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import type * as IO from 'fp-ts/IO'
import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { Now } from '../../ports/clock'
import type { Transact } from '../../ports/transact'
import { DataFaultError } from '../ledger/data-fault'
import { createScriptRunner } from './script-runner'
import { sqliteError } from './sqlite-error'

export type WriteDeps = {
  readonly db: DatabaseSync
  readonly isInPlace: IO.IO<boolean>
  /** Set while the file is still being checked. */
  readonly isSound?: IO.IO<boolean>
}

const rollBackOpenOne = (db: DatabaseSync): void => {
  if (db.isTransaction) db.exec('ROLLBACK')
}

const giveUp = (db: DatabaseSync, reason: string): E.Either<LedgerUnavailable, never> => {
  E.tryCatch(() => rollBackOpenOne(db), E.toError)
  return E.left({ tag: 'unavailable', reason })
}

const BUSY = 5
const NEXT_TRY_MS = 4
const LONGEST_WAIT_MS = 5_000

/** Rolls back on any fault; null if another process holds the file's lock. */
const tryTransaction = <A>(
  { db, isInPlace, isSound }: WriteDeps,
  work: IO.IO<A>,
): E.Either<LedgerUnavailable, A> | null => {
  try {
    if (isSound?.() === false) return giveUp(db, 'the database file is damaged')
    rollBackOpenOne(db)
    db.exec('BEGIN IMMEDIATE')
    const result = work()
    if (!isInPlace()) return giveUp(db, 'the database file is no longer in its place')
    db.exec('COMMIT')
    return E.right(result)
  } catch (error) {
    const sqlite = sqliteError(error)
    const own = error instanceof DataFaultError ? error.message : 'the database cannot be written'
    const given = giveUp(db, sqlite?.text ?? own)
    return sqlite?.code === BUSY ? null : given
  }
}

/** Retries without blocking the event loop while another process holds the file's lock. */
export const inTransaction =
  <A>(deps: WriteDeps, work: IO.IO<A>): TE.TaskEither<LedgerUnavailable, A> =>
  async () => {
    const begun = performance.now()
    for (;;) {
      const done = tryTransaction(deps, work)
      if (done !== null) return done
      if (performance.now() - begun > LONGEST_WAIT_MS)
        return E.left({ tag: 'unavailable', reason: 'another process holds the database' })
      await wait(NEXT_TRY_MS)
    }
  }

/** Runs scripts in transactions of their own; waits up to 5 s, outside of SQLite, while another program holds the lock. */
export const createTransact = (deps: WriteDeps & { readonly now: Now }): Transact<LedgerUnavailable> => {
  const run = createScriptRunner(deps.db)
  return (script) => inTransaction(deps, () => run(script(deps.now())))
}
