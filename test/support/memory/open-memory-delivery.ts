import { beginDelivery, createDeliveryStore, soleHolder } from '../../../src/adapters/ledger/delivery-store'
import type { LedgerUnavailable } from '../../../src/domain/ledger/ledger-failure'
import type { RecordOfErasures } from '../../../src/domain/ledger/record-of-erasures'
import type { EpochMs } from '../../../src/domain/registration/epoch-ms'
import type { DeliveryStore } from '../../../src/ports/delivery-store'
import { type MemoryStore, transactIn } from './memory-store'
import { NO_RECORD } from './no-record'

type DeliveryDeps = {
  readonly store: MemoryStore
  readonly now: () => EpochMs
  readonly random: () => number
  readonly record?: RecordOfErasures
}

export const toUnavailable = (reason: string): LedgerUnavailable => ({ tag: 'unavailable', reason })

export const openMemoryDelivery = ({ store, now, random, record = NO_RECORD }: DeliveryDeps): DeliveryStore =>
  createDeliveryStore(
    { ...soleHolder(transactIn(store, now, toUnavailable), now), random, record },
    store.run(beginDelivery()),
  )
