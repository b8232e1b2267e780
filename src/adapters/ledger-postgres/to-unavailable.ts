import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import { recordFaultText } from '../ledger/record-fault'
import { inTransaction } from './in-transaction'

/** The failure for the code of an error; the reason contains nothing of what was sent. */
export const toUnavailable = (code: string): LedgerUnavailable => ({
  tag: 'unavailable',
  reason: recordFaultText(code) ?? `the database did not answer as it should (${code})`,
})

type Transaction = <A>(...of: Parameters<typeof inTransaction<A>>) => TE.TaskEither<LedgerUnavailable, A>

/** Runs work in a transaction, with a failure that callers of the ledger understand. */
export const transaction: Transaction = (...of) =>
  pipe(
    () => inTransaction(...of),
    TE.mapLeft(({ code }) => toUnavailable(code)),
  )
