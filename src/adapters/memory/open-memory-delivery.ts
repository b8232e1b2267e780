import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { DeliveryStore } from '../../ports/delivery-store'
import { beginDelivery, createDeliveryStore } from '../ledger/delivery-store'
import { commitIn, type MemoryStore } from './memory-store'

type DeliveryDeps = {
  readonly store: MemoryStore
  readonly now: () => EpochMs
  readonly random: () => number
}

export const toUnavailable = (reason: string): LedgerUnavailable => ({ tag: 'unavailable', reason })

export const openMemoryDelivery = ({ store, now, random }: DeliveryDeps): DeliveryStore => {
  const transaction = commitIn(store, toUnavailable)
  return createDeliveryStore(
    {
      inTransaction: transaction,
      onSheet: (_target, script) => transaction(script),
      asHolder: (_target, _otherwise, script) => transaction(() => script(now())),
      now,
      random,
    },
    store.run(beginDelivery()),
  )
}
