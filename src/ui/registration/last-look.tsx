import { groupPhone } from '../../domain/text/group-phone'
import { FORM_COPY } from '../copy/forms'
import { RECEIPT_COPY, RECEIPTS } from '../copy/receipt'
import type { ReceiptFacts } from './receipt'

type LastLookProps = { readonly kind: 'order' | 'membership'; readonly facts: ReceiptFacts }

/** What will be sent, exactly as it will be, once the form is complete; every field above can still be changed. */
export const LastLook = ({ kind, facts: { name, phone, items, total, place } }: LastLookProps) => {
  const rows = [
    { term: FORM_COPY.name, text: name },
    { term: FORM_COPY.phone, text: groupPhone(phone) },
    { term: RECEIPT_COPY.place, text: place ?? '' },
    { term: RECEIPTS[kind].what, text: items.join(', ') },
    { term: FORM_COPY.total, text: total ?? '' },
  ].filter(({ text }) => text !== '')
  return (
    <section
      aria-label={FORM_COPY.lastLook}
      data-part="last-look"
      className="outlined rounded-box bg-base-200 p-4 text-sm"
    >
      <h3 className="font-semibold">{FORM_COPY.lastLook}</h3>
      <dl className="mt-1">
        {rows.map(({ term, text }) => (
          <div key={term} className="flex flex-wrap gap-x-2">
            <dt className="text-quiet">{term}:</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
