import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { PoolClient } from 'pg'
import type { LedgerTrouble } from '../../domain/ledger/ledger-failure'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { NoteErasures } from '../../ports/note-erasures'
import type { StaffLedger } from '../../ports/staff-ledger'
import { eraseRows } from '../ledger/erase-rows'
import type { Script } from '../ledger/script'
import { findByPhone, readAll, readStatus, releaseParked } from '../ledger/staff-scripts'
import { staffWork } from '../ledger/staff-work'
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
    const read = <A>(script: () => Script<A>) =>
      transaction((client) => awaitScript(client, script()), 'BEGIN READ ONLY')
    const change = <A>(script: () => Script<A>) =>
      transaction(async (client) => {
        await lockAllSheets(client)
        return awaitScript(client, script())
      })
    return {
      readRegistrations: (target) => readAll(target, (page) => awaitScript(pool, page)),
      findByPhone: (phone) => read(() => findByPhone(phone)),
      eraseByPhone: (phone) => change(() => eraseRows(phone, { at: now(), noteErasures })),
      ...staffWork({ read, change, now }),
      readStatus: read(readStatus),
      releaseParked: change(releaseParked),
      close: () => pool.end(),
    }
  }
