import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { Target } from '../../domain/registration/registration'
import type { DeliveryStore } from '../../ports/delivery-store'
import { beginDelivery, createDeliveryStore } from '../ledger/delivery-store'
import type { Script } from '../ledger/script'
import { awaitScript } from './await-script'
import type { LedgerPool } from './create-pool'
import { holdSheet, lockAllSheets, lockSheet } from './lease'
import { transaction } from './to-unavailable'

type DeliveryDeps = { readonly pool: LedgerPool; readonly now: () => EpochMs; readonly random: () => number }

/** Any number of processes may deliver: only the sheet's holder is given work, and what one does another sees. */
export const openDelivery = ({
  pool,
  now,
  random,
}: DeliveryDeps): TE.TaskEither<LedgerUnavailable, DeliveryStore> => {
  const holder = crypto.randomUUID()
  return pipe(
    transaction(pool, async (client) => {
      await lockAllSheets(client)
      return awaitScript(client, beginDelivery())
    }),
    TE.map((secret) =>
      createDeliveryStore(
        {
          inTransaction: (script) => transaction(pool, (client) => awaitScript(client, script())),
          onSheet: (target, script) =>
            transaction(pool, async (client) => {
              await lockSheet(client, target, { holder, at: now() })
              return awaitScript(client, script())
            }),
          asHolder: <A>(target: Target, otherwise: A, script: (at: EpochMs) => Script<A>) =>
            transaction(pool, async (client) => {
              const asked = { holder, at: now() }
              if (!(await lockSheet(client, target, asked))) return otherwise
              const done = await awaitScript(client, script(asked.at))
              await holdSheet(client, target, asked)
              return done
            }),
          now,
          random,
        },
        secret,
      ),
    ),
  )
}
