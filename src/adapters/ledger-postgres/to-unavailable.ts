import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import { DataFaultError } from '../ledger/data-fault'
import { inTransaction } from './in-transaction'
import type { TransactionFault } from './sql-state'

const reasonOf = (fault: TransactionFault): string => {
  if (!(fault instanceof DataFaultError)) return `the database did not answer as it should (${fault.code})`
  return fault.fault.tag === 'row'
    ? `the database did not answer as it should (${fault.message})`
    : fault.message
}

/** The failure for a fault; the reason contains nothing of what was sent. */
export const toUnavailable = (fault: TransactionFault): LedgerUnavailable => ({
  tag: 'unavailable',
  reason: reasonOf(fault),
})

type Transaction = <A>(...of: Parameters<typeof inTransaction<A>>) => TE.TaskEither<LedgerUnavailable, A>

/** Runs work in a transaction, with a failure that callers of the ledger understand. */
export const transaction: Transaction = (...of) => pipe(() => inTransaction(...of), TE.mapLeft(toUnavailable))
