import { createDeliveryStore, singleProcess } from '../../../src/adapters/ledger/delivery-store'
import { createTransact } from '../../../src/adapters/ledger-sqlite/in-transaction'
import { beginDelivery } from '../../../src/domain/ledger/deliver/begin-delivery'
import type { RecordOfErasures } from '../../../src/domain/ledger/erase/record-of-erasures'
import type { EpochMs } from '../../../src/domain/time/epoch-ms'
import type { DeliveryStore } from '../../../src/ports/delivery-store'
import type { MemoryStore } from './memory-store'
import { NO_RECORD } from './no-record'

type DeliveryDeps = {
  readonly store: MemoryStore
  readonly now: () => EpochMs
  readonly random: () => number
  readonly record?: RecordOfErasures
}

export const openMemoryDelivery = ({
  store: { db, run },
  now,
  random,
  record = NO_RECORD,
}: DeliveryDeps): DeliveryStore =>
  createDeliveryStore(
    { ...singleProcess(createTransact({ db, isInPlace: () => true, now }), now), random, record },
    run(beginDelivery()),
  )
