import type { OpenNotices } from '../../ports/open-notices'
import { createOpenNotices } from '../ledger/notices'
import { awaitScript } from './await-script'
import type { LedgerPool } from './create-pool'
import { type DatabaseClock, databaseClock } from './database-clock'
import { transaction } from './to-unavailable'

type NoticeDeps = { readonly clock: DatabaseClock; readonly random: () => number }

export const openNotices = (
  pool: LedgerPool,
  { clock, random }: NoticeDeps = { clock: databaseClock, random: Math.random },
): OpenNotices =>
  createOpenNotices({
    transact: (script) =>
      transaction(pool, async (client) => awaitScript(client, script(await clock(client)))),
    random,
  })
