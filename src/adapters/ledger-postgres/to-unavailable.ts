import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import { recordFaultText } from '../ledger/record-fault'
import { inTransaction } from './in-transaction'

export const toUnavailable = (code: string): LedgerUnavailable => ({
  tag: 'unavailable',
  reason: recordFaultText(code) ?? `the database did not answer as it should (${code})`,
})

type Transaction = <A>(...of: Parameters<typeof inTransaction<A>>) => TE.TaskEither<LedgerUnavailable, A>

export const transaction: Transaction = (...of) =>
  pipe(
    () => inTransaction(...of),
    TE.mapLeft(({ code }) => toUnavailable(code)),
  )
