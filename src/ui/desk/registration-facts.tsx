import { Fragment } from 'react'
import { agreementText } from '../../domain/registration/consent'
import { pricedTitles } from '../../domain/registration/priced-titles'
import { factsOf } from '../../domain/registration/registration-facts'
import { vietnamTimestamp } from '../../domain/text/vietnam-timestamp'
import type { RegistrationPage } from '../../ports/desk-pages'
import { WORK_COPY } from '../copy/desk-work'
import { FORM_COPY } from '../copy/forms'
import { SHIPPING_TERMS, sumText } from '../copy/products'
import { shippingText } from '../copy/receipt'

const versionText = (version: string | null | undefined, otherwise: string): string =>
  version === null || version === undefined ? otherwise : agreementText(version)

type PricesProps = Pick<RegistrationPage, 'shown' | 'confirmed' | 'products' | 'delivery'>

/** Each product with its price, their sum and the fee, which the employee confirms. */
const Prices = ({ shown: { kept }, confirmed, products, delivery }: PricesProps) => {
  const { items, total } = pricedTitles(kept, products, confirmed)
  return (
    <>
      {items.map(({ title, price }) => (
        <dd key={title}>
          {title} <b>{price === '' ? WORK_COPY.unknownPrice : price}</b>
        </dd>
      ))}
      {total !== null && (
        <>
          <dt>{FORM_COPY.total}</dt>
          <dd>
            <b>{sumText(total)}</b>
          </dd>
        </>
      )}
      <dt>{SHIPPING_TERMS.fee}</dt>
      <dd>{shippingText(delivery, total ?? 0, WORK_COPY.unknownFee)}</dd>
    </>
  )
}

/** What the person entered, with prices, time and consent; without the phone number. */
export const RegistrationFacts = ({ shown, ...priced }: PricesProps) => {
  const { kept, consentVersion } = shown
  return (
    <dl className="facts">
      {factsOf(kept).map(
        ({ name, term, text }) =>
          name !== 'phone' && (
            <Fragment key={name}>
              <dt>{term}</dt>
              {name === 'products' ? <Prices shown={shown} {...priced} /> : <dd>{text}</dd>}
            </Fragment>
          ),
      )}
      <dt>{WORK_COPY.received}</dt>
      <dd>{vietnamTimestamp(kept.at)}</dd>
      <dt>{WORK_COPY.consent}</dt>
      <dd>{versionText(consentVersion, WORK_COPY.unknownConsent)}</dd>
      <dt>{WORK_COPY.offers}</dt>
      <dd>{versionText(kept.offersVersion, WORK_COPY.no)}</dd>
    </dl>
  )
}
