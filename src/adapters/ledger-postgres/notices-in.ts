import { createNotices } from '../ledger/notices'
import { awaitScript } from './await-script'
import type { LedgerPool } from './create-pool'
import type { DatabaseClock } from './database-clock'
import { transaction } from './to-unavailable'

type NoticeDeps = { readonly clock: DatabaseClock; readonly random: () => number }

/** Notices over a database, by its clock. */
export const noticesIn = (pool: LedgerPool, { clock, random }: NoticeDeps) =>
  createNotices({
    transact: (script) =>
      transaction(pool, async (client) => awaitScript(client, script(await clock(client)))),
    random,
  })
