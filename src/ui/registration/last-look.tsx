import type { ReactNode } from 'react'
import type { Target } from '../../domain/registration/registration'
import { useAppContext } from '../context/app-context'
import { FORM_COPY } from '../copy/forms'
import { SHIPPING_TERMS, sumText } from '../copy/products'
import { offersChoice, RECEIPT_COPY, RECEIPTS, shippingText } from '../copy/receipt'
import { ChevronDownIcon } from '../parts/icons'
import type { EnteredFacts } from './entered-facts'

type EnteredListProps = {
  readonly target: Target
  readonly facts: EnteredFacts
  readonly className?: string
}

/** The content of a submission, exactly as it is sent. */
export const EnteredList = ({ target, facts, className = '' }: EnteredListProps) => {
  const { items, total, planPrice, details, offers } = facts
  const { consent, delivery } = useAppContext().site
  const titles = items.map(({ title, price }) => (
    <span key={title} className="flex flex-wrap gap-x-1.5 text-pretty">
      <span>{title}</span>
      {price !== '' && <span className="font-normal whitespace-nowrap"> ({price})</span>}
    </span>
  ))
  const rows: ReadonlyArray<{ readonly term: string; readonly text: ReactNode }> = [
    ...details,
    { term: RECEIPTS[target].what, text: titles },
    { term: RECEIPT_COPY.price, text: planPrice },
    { term: FORM_COPY.total, text: total === null ? null : sumText(total) },
    { term: SHIPPING_TERMS.fee, text: total === null ? null : shippingText(delivery, total) },
    { term: RECEIPT_COPY.offers, text: consent.offers ? offersChoice(offers) : null },
  ].filter(({ text }) => text !== null)
  return (
    <dl className={className}>
      {rows.map(({ term, text }) => (
        <div key={term} className="flex flex-wrap gap-x-2">
          <dt className="basis-[6.75em] text-quiet">{term}:</dt>
          <dd className="min-w-0 flex-1 basis-[8em] font-semibold wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

type LastLookProps = { readonly target: Target; readonly facts: EnteredFacts }

/** The content that will be sent, shown once the form is complete; the fields above stay editable. */
export const LastLook = ({ target, facts }: LastLookProps) => (
  <section aria-label={FORM_COPY.lastLook} data-part="last-look" className="w-full text-sm">
    <details className="group">
      <summary className="-my-1 flex min-h-11 cursor-pointer list-none items-center gap-2">
        <span className="flex-1 wrap-anywhere">
          <span className="font-semibold">{FORM_COPY.lastLook}</span>
          <span aria-hidden="true" className="text-quiet group-open:hidden">
            {`: ${facts.details.map(({ text }) => text).join(', ')}`}
          </span>
        </span>
        <span className="transition-transform group-open:rotate-180">
          <ChevronDownIcon />
        </span>
      </summary>
      <EnteredList target={target} facts={facts} className="max-h-[40dvh] overflow-y-auto pb-1" />
    </details>
  </section>
)
