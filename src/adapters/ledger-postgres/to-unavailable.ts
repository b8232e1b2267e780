import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import { DataFaultError } from '../ledger/data-fault'
import { inTransaction } from './in-transaction'
import type { TransactionFailure } from './sql-state'

const reasonOf = (failure: TransactionFailure): string => {
  if (!(failure instanceof DataFaultError))
    return `the database did not answer as it should (${failure.code})`
  return failure.fault.tag === 'row'
    ? `the database did not answer as it should (${failure.message})`
    : failure.message
}

/** The failure of a transaction, as callers of the ledger understand it; the reason contains nothing of what was sent. */
export const toUnavailable = (failure: TransactionFailure): LedgerUnavailable => ({
  tag: 'unavailable',
  reason: reasonOf(failure),
})

type Transaction = <A>(...of: Parameters<typeof inTransaction<A>>) => TE.TaskEither<LedgerUnavailable, A>

/** Runs work in a transaction, with a failure that callers of the ledger understand. */
export const transaction: Transaction = (...of) => pipe(() => inTransaction(...of), TE.mapLeft(toUnavailable))
