import type { DeliveryStore } from '../../../src/ports/delivery-store'
import type { KeepRegistration } from '../../../src/ports/ledger'
import { decoded } from '../decoded'
import { anArrivedOrder } from './arrived'

export const upTo = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n)

export const keepOrders = async (keepRegistration: KeepRegistration, from: number, to: number) => {
  for (let n = from; n < to; n += 100)
    await Promise.all(
      upTo(n, Math.min(n + 100, to)).map((person) => keepRegistration(anArrivedOrder(person))()),
    )
}

export const takeBatch = async (store: DeliveryStore, target: 'orders' | 'members' = 'orders') => {
  const work = decoded(await store.takeWork(target, 'a-book')())
  if (work.tag !== 'batch') throw new Error(`no batch but ${work.tag}`)
  return {
    ...work.batch,
    phones: work.batch.rows.map(({ content }) => Number(content.phone.slice(2))),
  }
}

export const takeRound = async (store: DeliveryStore) => {
  const work = decoded(await store.takeWork('orders', 'a-book')())
  if (work.tag !== 'removals') throw new Error(`no removals but ${work.tag}`)
  return work.round
}

export const workOf = async (store: DeliveryStore) => decoded(await store.takeWork('orders', 'a-book')()).tag
