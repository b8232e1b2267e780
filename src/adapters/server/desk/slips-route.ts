import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { REGISTRATION_FIELDS, REGISTRATION_PATHS } from '../../../domain/desk/desk-addresses'
import type { Script } from '../../../domain/ledger/script'
import { appendHistory } from '../../../domain/ledger/staff/history'
import type { HandledRegistration } from '../../../domain/ledger/statements/handling-statements'
import type { EpochMs } from '../../../domain/time/epoch-ms'
import { readProducts } from '../content/read-products'
import { type DeskDeps, type DeskRoute, NOT_FOUND, page } from './desk-page'
import { foundByKey } from './found-by-key'
import type { WithIndex } from './keep-indexed'

const MOST_SLIPS = 50

/** The orders to print. First records in the history that their numbers are shown. */
function* ordersToPrint(
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

/** The page that prints the slips of orders. */
export const slipsRoute = ({
  ledger,
  indexed,
  pages,
  site,
  readProductRows,
}: DeskDeps & WithIndex): DeskRoute => ({
  method: 'GET',
  path: REGISTRATION_PATHS.slips,
  handle: ({ who, query }) =>
    pipe(
      indexed,
      TE.chainTaskK(() => readProducts(readProductRows)),
      TE.bindTo('products'),
      TE.bind('orders', () =>
        ledger.change((at) =>
          ordersToPrint(query.getAll(REGISTRATION_FIELDS.key).slice(0, MOST_SLIPS), who, at),
        ),
      ),
      TE.map(({ products, orders }) =>
        orders.length === 0
          ? page(pages.gone({ who }), NOT_FOUND)
          : page(
              pages.slips({
                who,
                orders,
                products,
                sender: site.delivery.sender,
              }),
            ),
      ),
    ),
})
