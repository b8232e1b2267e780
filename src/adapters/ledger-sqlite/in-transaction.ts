import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import type * as IO from 'fp-ts/IO'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import { rowFaultText } from '../ledger/row-fault'
import { sqliteError } from './sqlite-error'

export type WriteDeps = {
  readonly db: DatabaseSync
  readonly isInPlace: IO.IO<boolean>
}

const rollBackOpenOne = (db: DatabaseSync): void => {
  if (db.isTransaction) db.exec('ROLLBACK')
}

const giveUp = (db: DatabaseSync, reason: string): E.Either<LedgerUnavailable, never> => {
  E.tryCatch(() => rollBackOpenOne(db), E.toError)
  return E.left({ tag: 'unavailable', reason })
}

/** On any fault nothing of it stays. */
export const inTransaction = <A>(
  { db, isInPlace }: WriteDeps,
  work: IO.IO<A>,
): E.Either<LedgerUnavailable, A> => {
  try {
    rollBackOpenOne(db)
    db.exec('BEGIN IMMEDIATE')
    const result = work()
    if (!isInPlace()) return giveUp(db, 'the database file is no longer in its place')
    db.exec('COMMIT')
    return E.right(result)
  } catch (error) {
    return giveUp(db, sqliteError(error)?.text ?? rowFaultText(error) ?? 'the database cannot be written')
  }
}
