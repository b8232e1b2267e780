import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { PoolClient } from 'pg'
import type { LedgerTrouble } from '../../domain/ledger/ledger-failure'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { NoteErasures } from '../../ports/note-erasures'
import type { StaffLedger } from '../../ports/staff-ledger'
import { eraseRows } from '../ledger/erase-rows'
import { readAll } from '../ledger/staff-scripts'
import { staffWork } from '../ledger/staff-work'
import type { Transact } from '../ledger/transact'
import { awaitScript } from './await-script'
import type { Begin } from './begin-transaction'
import type { LedgerPool } from './create-pool'
import { explainPostgresFault } from './explain-postgres-fault'
import { inTransaction } from './in-transaction'
import { lockAllSheets } from './lease'
import { toPostgresFault } from './postgres-fault'

export const createStaffLedger =
  (url: string, noteErasures: NoteErasures, now: () => EpochMs = Date.now) =>
  (pool: LedgerPool): StaffLedger => {
    const transaction = <A>(
      work: (client: PoolClient) => Promise<A>,
      begin?: Begin,
    ): TE.TaskEither<LedgerTrouble, A> =>
      pipe(
        () => inTransaction(pool, work, begin),
        TE.mapLeft((fault) => ({
          tag: 'trouble',
          reason: explainPostgresFault(url, toPostgresFault(fault)),
        })),
      )
    const read: Transact<LedgerTrouble> = (script) =>
      transaction((client) => awaitScript(client, script(now())), 'BEGIN READ ONLY')
    const change: Transact<LedgerTrouble> = (script) =>
      transaction(async (client) => {
        await lockAllSheets(client)
        return awaitScript(client, script(now()))
      })
    return {
      readRegistrations: (target) => readAll(target, (page) => awaitScript(pool, page)),
      eraseByPhone: (phone) => change((at) => eraseRows(phone, { at, noteErasures })),
      ...staffWork({ read, change }),
      close: () => pool.end(),
    }
  }
