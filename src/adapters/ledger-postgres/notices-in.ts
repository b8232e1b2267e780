import { createNotices } from '../ledger/notices'
import type { LedgerPool } from './create-pool'
import type { DatabaseClock } from './database-clock'
import { transactBy } from './transact-by'

type NoticeDeps = { readonly clock: DatabaseClock; readonly random: () => number }

/** Notices over a database, by its clock. */
export const noticesIn = (pool: LedgerPool, { clock, random }: NoticeDeps) =>
  createNotices({ transact: transactBy(clock, pool), random })
