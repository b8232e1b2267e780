import { readStatus } from '../../../src/domain/ledger/staff/read-status'
import { decoded } from '../decoded'
import { phoneNumber, phoneOf } from '../fixtures/people'
import { anArrivedOrder } from '../ledger/arrived'
import { staffLedgerIn } from '../ledger/open-test-ledger'
import { until } from '../until'
import type { deliveryBench } from './delivery-bench'

type Bench = Awaited<ReturnType<typeof deliveryBench>>

/** Keeps `count` orders one after another. */
export const keep = async (bench: Bench, count: number, from = 1): Promise<void> => {
  for (let n = from; n < from + count; n += 1)
    decoded(await bench.ledger().keepRegistration(anArrivedOrder(n))())
}

/** The batch that is formed of the kept orders. */
export const formed = async (bench: Bench) => {
  const { takeWork } = decoded(await bench.ledger().openDelivery())
  const work = decoded(await takeWork('orders', 'a-book')())
  if (work.tag !== 'batch') throw new Error('no batch')
  return work.batch
}

export const orderOf = (phone: string) => {
  const order = anArrivedOrder(1)
  return { ...order, content: { ...order.content, phone: phoneNumber(phone) } } as typeof order
}

export const phones = (rows: ReadonlyArray<ReadonlyArray<string>>) => rows.map((row) => row[2])

/** The numbers of the first `count` kept orders. */
export const phonesOf = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, index) => phoneOf(index + 1))

export const erase = async (bench: Bench, phone: string): Promise<void> => {
  decoded(await staffLedgerIn(bench.dataDir).eraseByPhone(phoneNumber(phone), 'none')())
}

/** Waits until no erased row is left to be removed from a sheet. */
export const removed = (bench: Bench): Promise<void> =>
  until(async () => decoded(await staffLedgerIn(bench.dataDir).read(readStatus)()).queuedRemovals === 0)
