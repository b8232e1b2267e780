import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { Transact } from '../../ports/transact'
import { awaitScript } from './await-script'
import type { LedgerPool } from './create-pool'
import type { DatabaseClock } from './database-clock'
import { transaction } from './to-unavailable'

/** Runs scripts in transactions, at the time of the clock. */
export const transactBy =
  (clock: DatabaseClock, pool: LedgerPool): Transact<LedgerUnavailable> =>
  (script) =>
    transaction(pool, async (client) => awaitScript(client, script(await clock(client))))
