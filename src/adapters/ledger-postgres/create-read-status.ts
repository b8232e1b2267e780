import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Pool } from 'pg'
import type { LedgerTrouble } from '../../domain/ledger/ledger-failure'
import type { ReadLedgerStatus } from '../../ports/read-ledger-status'
import { COUNTS_STATEMENT, HALTS_STATEMENT, toLedgerStatus } from '../ledger/status-statements'
import { errorCode } from './sql-state'

/** Takes the connections and what explains a code, gives the reader of the status. */
export const createReadStatus = (pool: Pool, toTrouble: (code: string) => LedgerTrouble): ReadLedgerStatus =>
  pipe(
    TE.tryCatch(async () => {
      const counts = await pool.query(COUNTS_STATEMENT)
      const halts = await pool.query(HALTS_STATEMENT)
      return toLedgerStatus(counts.rows[0], halts.rows)
    }, errorCode),
    TE.chainEitherK(E.mapLeft(() => 'status')),
    TE.mapLeft(toTrouble),
  )
