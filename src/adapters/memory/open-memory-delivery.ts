import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { DeliveryStore } from '../../ports/delivery-store'
import { beginDelivery, createDeliveryStore, soleHolder } from '../ledger/delivery-store'
import { type MemoryStore, transactIn } from './memory-store'

type DeliveryDeps = {
  readonly store: MemoryStore
  readonly now: () => EpochMs
  readonly random: () => number
}

export const toUnavailable = (reason: string): LedgerUnavailable => ({ tag: 'unavailable', reason })

export const openMemoryDelivery = ({ store, now, random }: DeliveryDeps): DeliveryStore =>
  createDeliveryStore(
    { ...soleHolder(transactIn(store, now, toUnavailable), now), random },
    store.run(beginDelivery()),
  )
