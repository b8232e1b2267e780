import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { beginDelivery } from '../../domain/ledger/deliver/begin-delivery'
import { leaseOf, mayCall, mayTake } from '../../domain/ledger/deliver/lease'
import type { RecordOfErasures } from '../../domain/ledger/erase/record-of-erasures'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { Script } from '../../domain/ledger/script'
import type { Target } from '../../domain/registration/registration'
import type { EpochMs } from '../../domain/time/epoch-ms'
import type { DeliveryStore } from '../../ports/delivery-store'
import { createDeliveryStore } from '../ledger/delivery-store'
import { awaitScript } from './await-script'
import type { LedgerPool } from './create-pool'
import type { DatabaseClock } from './database-clock'
import { holdSheet, lockSheet, onAllSheets } from './lease'
import { transaction } from './to-unavailable'
import { transactBy } from './transact-by'

type DeliveryDeps = {
  readonly pool: LedgerPool
  readonly clock: DatabaseClock
  readonly random: () => number
  readonly record: RecordOfErasures
}

/** Delivery by any number of processes: only the holder of a sheet’s lease gets work for it. */
export const openDelivery = ({
  pool,
  clock,
  random,
  record,
}: DeliveryDeps): TE.TaskEither<LedgerUnavailable, DeliveryStore> => {
  const holder = crypto.randomUUID()
  return pipe(
    transaction(pool, (client) => onAllSheets(client, beginDelivery)),
    TE.map((secret) =>
      createDeliveryStore(
        {
          transact: transactBy(clock, pool),
          onSheet: (target, script) =>
            transaction(pool, async (client) => {
              const at = await clock(client)
              await lockSheet(client, target)
              return awaitScript(client, script(at))
            }),
          onAllSheets: (script) =>
            transaction(pool, async (client) => {
              const at = await clock(client)
              return onAllSheets(client, () => script(at))
            }),
          ifHolder: <A>(target: Target, otherwise: A, script: (at: EpochMs) => Script<A>) =>
            transaction(pool, async (client) => {
              const asked = { holder, at: await clock(client) }
              if (!mayTake(await lockSheet(client, target), asked)) return otherwise
              const done = await awaitScript(client, script(asked.at))
              await holdSheet(client, target, leaseOf(asked))
              return done
            }),
          renewLease: (target) =>
            transaction(pool, async (client) => {
              const asked = { holder, at: await clock(client) }
              if (!mayCall(await lockSheet(client, target), asked)) return null
              await holdSheet(client, target, leaseOf(asked))
              return asked.at
            }),
          random,
          record,
        },
        secret,
      ),
    ),
  )
}
