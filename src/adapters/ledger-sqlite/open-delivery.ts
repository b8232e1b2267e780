import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { beginDelivery } from '../../domain/ledger/deliver/begin-delivery'
import type { RecordOfErasures } from '../../domain/ledger/erase/record-of-erasures'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { Now } from '../../ports/clock'
import type { DeliveryStore } from '../../ports/delivery-store'
import { createDeliveryStore, singleProcess } from '../ledger/delivery-store'
import { createTransact, type WriteDeps } from './in-transaction'

type DeliveryDeps = WriteDeps & {
  readonly now: Now
  readonly random: () => number
  readonly record: RecordOfErasures
}

/** The delivery's side of the ledger for the one process that serves the folder. */
export const openDelivery = (deps: DeliveryDeps): TE.TaskEither<LedgerUnavailable, DeliveryStore> => {
  const transact = createTransact(deps)
  return pipe(
    transact(beginDelivery),
    TE.map((secret) =>
      createDeliveryStore(
        { ...singleProcess(transact, deps.now), random: deps.random, record: deps.record },
        secret,
      ),
    ),
  )
}
