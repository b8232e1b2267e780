import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { EraseExpired } from '../../ports/erase-expired'
import type { NoteErasures } from '../../ports/note-erasures'
import type { Now } from '../../ports/now'
import { eraseExpiredRows } from '../ledger/erase-rows'
import { awaitScript } from './await-script'
import type { LedgerPool } from './create-pool'
import { lockAllSheets } from './lease'
import { transaction } from './to-unavailable'

/** A few persons at a time: registrations are kept in between. */
export const createEraseExpired = (pool: LedgerPool, now: Now, noteErasures: NoteErasures): EraseExpired => {
  const eraseSome = (before: EpochMs) =>
    transaction(
      pool,
      async (client) => {
        await lockAllSheets(client)
        return awaitScript(client, eraseExpiredRows(before, { at: now(), noteErasures }))
      },
      // One view of the rows throughout: who registers in this moment keeps the new row.
      'BEGIN ISOLATION LEVEL REPEATABLE READ',
    )

  const eraseAll = (before: EpochMs, soFar: number): TE.TaskEither<LedgerUnavailable, number> =>
    pipe(
      eraseSome(before),
      TE.chain((persons) => (persons === 0 ? TE.right(soFar) : eraseAll(before, soFar + persons))),
    )

  return (before) => eraseAll(before, 0)
}
