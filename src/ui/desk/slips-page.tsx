import { DESK_PATHS } from '../../domain/desk/desk-addresses'
import type { PrintedOrder } from '../../domain/ledger/staff/orders-to-print'
import { nationalNumber } from '../../domain/phone/phone-spellings'
import { groupPhone } from '../../domain/phone/shown-phone'
import { pricedTitles } from '../../domain/registration/priced-titles'
import { placeText } from '../../domain/registration/registration-facts'
import type { DeskPages, SlipsPage } from '../../ports/desk-pages'
import { WORK_COPY } from '../copy/desk-work'
import { sumText } from '../copy/products'
import { framed } from './frame'

const { slip } = WORK_COPY

type SlipProps = Pick<SlipsPage, 'products' | 'sender'> & { readonly of: PrintedOrder }

const Slip = ({ of: { kept, reference, confirmed }, products, sender }: SlipProps) => {
  const { name, phone } = kept.content
  const { items, total } = pricedTitles(kept, products, confirmed)
  return (
    <>
      <section className="slip" aria-label={`${slip.recipient} ${reference}`}>
        <p>
          {slip.sender}: {sender === '' ? <span className="blank" /> : sender}
        </p>
        <p className="recipient">
          {slip.recipient}: <strong>{name}</strong>
        </p>
        <p className="recipient">
          <strong>{groupPhone(nationalNumber(phone))}</strong>
        </p>
        <p>
          {slip.address}: <span className="blank" />
        </p>
        <p>{placeText(kept)}</p>
        <p className="code">
          {slip.reference}: <strong>{reference}</strong>
        </p>
      </section>
      <section className="slip" aria-label={`${slip.inside} ${reference}`}>
        <p className="code">
          {slip.reference}: <strong>{reference}</strong>
        </p>
        <table aria-label={slip.inside}>
          <thead>
            <tr>
              <th scope="col">{slip.product}</th>
              <th scope="col">{slip.price}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ title, price }) => (
              <tr key={title}>
                <td>{title}</td>
                <td>{price === '' ? slip.unknownPrice : price}</td>
              </tr>
            ))}
            {total !== null && (
              <tr>
                <th scope="row">{slip.total}</th>
                <td>{sumText(total)}</td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
    </>
  )
}

/** Two sides on A6 for each order: one for the outside of the parcel, one for the inside. */
export const slipsPage: DeskPages['slips'] = ({ who, orders, ...given }) =>
  framed({
    title: slip.title,
    who,
    body: (
      <>
        <h1>{slip.title}</h1>
        <p className="hint">
          {slip.hint} <a href={DESK_PATHS.orders}>{slip.back}</a>
        </p>
        <p>
          <button type="button" className="main" data-print>
            {slip.print}
          </button>
        </p>
        <script src={DESK_PATHS.printScript} defer />
        {orders.map((order) => (
          <Slip key={order.kept.id} of={order} {...given} />
        ))}
      </>
    ),
  })
