import type { EpochMs } from '../../time/epoch-ms'
import type { Script } from '../script'
import type { HandledRegistration } from '../statements/handling-statements'
import { foundByKey } from './found-by-key'
import { appendHistory } from './history'

/** The orders of the last parts of addresses. First records in the history that their numbers are shown. */
export function* ordersToPrint(
  keys: ReadonlyArray<string>,
  who: string,
  at: EpochMs,
): Script<ReadonlyArray<HandledRegistration>> {
  const orders: Array<HandledRegistration> = []
  for (const key of keys)
    for (const order of yield* foundByKey(key)) {
      if (order.kept.target !== 'orders') continue
      orders.push(order)
      const { phone } = order.kept.content
      yield* appendHistory({ who, command: 'desk printed', phone, rows: 1 }, at)
    }
  return orders
}
