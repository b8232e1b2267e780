import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { DeliveryStore } from '../../ports/delivery-store'
import { beginDelivery, createDeliveryStore } from '../ledger/delivery-store'
import type { Script } from '../ledger/script'
import { inTransaction, type WriteDeps } from './in-transaction'
import { createScriptRunner } from './script-runner'

type DeliveryDeps = WriteDeps & { readonly now: () => EpochMs; readonly random: () => number }

/** The file has one process: a transaction is all that keeps others from a sheet. */
export const openDelivery = (deps: DeliveryDeps): E.Either<LedgerUnavailable, DeliveryStore> => {
  const { now, random } = deps
  const run = createScriptRunner(deps.db)
  const transaction =
    <A>(script: () => Script<A>) =>
    async () =>
      inTransaction(deps, () => run(script()))
  return pipe(
    inTransaction(deps, () => run(beginDelivery())),
    E.map((secret) =>
      createDeliveryStore(
        {
          inTransaction: transaction,
          onSheet: (_target, script) => transaction(script),
          asHolder: (_target, _otherwise, script) => transaction(() => script(now())),
          now,
          random,
        },
        secret,
      ),
    ),
  )
}
