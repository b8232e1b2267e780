import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { DeliveryStore } from '../../ports/delivery-store'
import { beginDelivery, createDeliveryStore, soleHolder } from '../ledger/delivery-store'
import type { Script } from '../ledger/script'
import { inTransaction, type WriteDeps } from './in-transaction'
import { createScriptRunner } from './script-runner'

type DeliveryDeps = WriteDeps & { readonly now: () => EpochMs; readonly random: () => number }

export const openDelivery = (deps: DeliveryDeps): TE.TaskEither<LedgerUnavailable, DeliveryStore> => {
  const { now, random } = deps
  const run = createScriptRunner(deps.db)
  const transaction = <A>(script: () => Script<A>) => inTransaction(deps, () => run(script()))
  return pipe(
    transaction(beginDelivery),
    TE.map((secret) => createDeliveryStore({ ...soleHolder(transaction, now), random }, secret)),
  )
}
