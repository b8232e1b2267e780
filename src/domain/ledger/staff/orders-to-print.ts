import type { PriceList } from '../../catalogue/price-list'
import type { HandledRegistration } from '../../handling/handled-registration'
import type { EpochMs } from '../../time/epoch-ms'
import { confirmedPrices } from '../erase/contract-terms'
import { run, type Script } from '../script'
import { foundByKey } from './found-by-key'
import { appendHistory } from './history'

/** `confirmed`: the confirmed prices of the order; null as long as there are none. */
export type PrintedOrder = HandledRegistration & { readonly confirmed: PriceList | null }

/** The orders of the last parts of addresses. First records in the history that their numbers are shown. */
export function* ordersToPrint(
  keys: ReadonlyArray<string>,
  who: string,
  at: EpochMs,
): Script<ReadonlyArray<PrintedOrder>> {
  const orders: Array<PrintedOrder> = []
  for (const key of keys)
    for (const order of yield* foundByKey(key)) {
      if (order.kept.target !== 'orders') continue
      orders.push({ ...order, confirmed: confirmedPrices(yield* run('stepsOf', { id: order.kept.id })) })
      const { phone } = order.kept.content
      yield* appendHistory({ who, command: 'desk printed', phone, rows: 1 }, at)
    }
  return orders
}
