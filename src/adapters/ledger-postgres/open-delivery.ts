import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { PoolClient } from 'pg'
import { beginDelivery } from '../../domain/ledger/deliver/begin-delivery'
import { leaseOf, mayCall, mayTake } from '../../domain/ledger/deliver/lease'
import type { RecordOfErasures } from '../../domain/ledger/erase/record-of-erasures'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { EpochMs } from '../../domain/time/epoch-ms'
import type { DeliveryStore } from '../../ports/delivery-store'
import { createDeliveryStore, type DeliveryTransactions } from '../ledger/delivery-store'
import { awaitScript } from './await-script'
import type { LedgerPool } from './create-pool'
import type { DatabaseClock } from './database-clock'
import { holdSheet, lockSheet, onAllSheets } from './sheet-locks'
import { transaction } from './to-unavailable'
import { transactBy } from './transact-by'

type DeliveryDeps = {
  readonly pool: LedgerPool
  readonly clock: DatabaseClock
  readonly random: () => number
  readonly record: RecordOfErasures
}

/** Transactions of the process `holder`: each locks the sheet and asks who holds its lease. */
const leasedTransactions = ({ pool, clock }: DeliveryDeps, holder: string): DeliveryTransactions => {
  const atClock = <A>(work: (client: PoolClient, at: EpochMs) => Promise<A>) =>
    transaction(pool, async (client) => work(client, await clock(client)))
  return {
    transact: transactBy(clock, pool),
    onSheet: (target, script) =>
      atClock(async (client, at) => {
        await lockSheet(client, target)
        return awaitScript(client, script(at))
      }),
    onAllSheets: (script) => atClock((client, at) => onAllSheets(client, () => script(at))),
    ifHolder: (target, otherwise, script) =>
      atClock(async (client, at) => {
        if (!mayTake(await lockSheet(client, target), { holder, at })) return otherwise
        const done = await awaitScript(client, script(at))
        await holdSheet(client, target, leaseOf({ holder, at }))
        return done
      }),
    renewLease: (target) =>
      atClock(async (client, at) => {
        if (!mayCall(await lockSheet(client, target), { holder, at })) return null
        await holdSheet(client, target, leaseOf({ holder, at }))
        return at
      }),
  }
}

/** Delivery by any number of processes: only the holder of a sheet’s lease gets work for it. */
export const openDelivery = (deps: DeliveryDeps): TE.TaskEither<LedgerUnavailable, DeliveryStore> =>
  pipe(
    transaction(deps.pool, (client) => onAllSheets(client, beginDelivery)),
    TE.map((secret) =>
      createDeliveryStore({ ...deps, ...leasedTransactions(deps, crypto.randomUUID()) }, secret),
    ),
  )
