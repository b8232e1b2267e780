import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Pool } from 'pg'
import type { EraseFailure, LedgerTrouble } from '../../domain/ledger/ledger-failure'
import type { EraseByPhone } from '../../ports/erase-by-phone'
import type { Now } from '../../ports/now'
import { eraseRows } from './erase-rows'
import { inTransaction } from './in-transaction'

/** Takes the connections, the clock and what explains a code, gives what erases a person; the engine itself frees the rows' room. */
export const createEraseByPhone =
  (pool: Pool, now: Now, toTrouble: (code: string) => LedgerTrouble): EraseByPhone =>
  (phone) =>
    pipe(
      () => inTransaction(pool, (client) => eraseRows(client, phone, now())),
      TE.mapLeft(({ code }): EraseFailure => toTrouble(code)),
    )
