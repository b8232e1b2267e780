import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { REGISTRATION_FIELDS, REGISTRATION_PATHS } from '../../../domain/desk/desk-addresses'
import { ordersToPrint } from '../../../domain/ledger/staff/orders-to-print'
import { readProducts } from '../content/readable-content'
import { type DeskDeps, type DeskRoute, NOT_FOUND, page } from './desk-request'
import type { WithIndex } from './keep-indexed'

const MOST_SLIPS = 50

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
