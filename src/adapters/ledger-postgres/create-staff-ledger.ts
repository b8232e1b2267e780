import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { eraseAndRecord } from '../../domain/ledger/erase/erase-person'
import type { RecordOfErasures } from '../../domain/ledger/erase/record-of-erasures'
import type { LedgerFailure } from '../../domain/ledger/ledger-failure'
import type { StaffLedger } from '../../ports/staff-ledger'
import type { Transact } from '../../ports/transact'
import { awaitScript } from './await-script'
import type { LedgerPool } from './create-pool'
import type { DatabaseClock } from './database-clock'
import { inTransaction } from './in-transaction'
import { explainPostgresFault, toPostgresFault } from './postgres-fault'
import { onAllSheets } from './sheet-locks'
import type { TransactionFailure } from './sql-state'

/** The port `StaffLedger` over a database, beside servers that run; failures are sentences for the operator. */
export const createStaffLedger =
  (url: string, record: RecordOfErasures, clock: DatabaseClock) =>
  (pool: LedgerPool): StaffLedger => {
    const toLedgerFailure = (failure: TransactionFailure): LedgerFailure => ({
      tag: 'failed',
      reason: explainPostgresFault(url, toPostgresFault(failure)),
    })
    const read: Transact<LedgerFailure> = (script) =>
      pipe(
        () =>
          inTransaction(
            pool,
            async (client) => awaitScript(client, script(await clock(client))),
            'BEGIN READ ONLY',
          ),
        TE.mapLeft(toLedgerFailure),
      )
    const change: Transact<LedgerFailure> = (script) =>
      pipe(
        () =>
          inTransaction(pool, async (client) => {
            const at = await clock(client)
            return onAllSheets(client, () => script(at))
          }),
        TE.mapLeft(toLedgerFailure),
      )
    return {
      read,
      change,
      record,
      eraseByPhone: (phone, rule) => change((at) => eraseAndRecord(phone, { at, rule, record })),
      close: () => pool.end(),
    }
  }
