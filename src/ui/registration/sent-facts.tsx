import type { Target } from '../../domain/registration/registration'
import { groupPhone } from '../../domain/text/group-phone'
import { FORM_COPY } from '../copy/forms'
import { RECEIPT_COPY, RECEIPTS } from '../copy/receipt'

export type SentFacts = {
  readonly name: string
  readonly phone: string
  readonly items: ReadonlyArray<string>
  /** The sum as text; null if a price is unknown or nothing was ordered. */
  readonly total: string | null
  readonly place: string | null
}

type SentListProps = {
  readonly target: Target
  readonly facts: SentFacts
  /** What else is said of it. */
  readonly more?: ReadonlyArray<{ readonly term: string; readonly text: string }>
  readonly className?: string
}

/** What will be sent, or was, exactly as it is. */
export const SentList = ({ target, facts, more = [], className = '' }: SentListProps) => {
  const { name, phone, items, total, place } = facts
  const rows = [
    { term: FORM_COPY.name, text: name },
    { term: FORM_COPY.phone, text: groupPhone(phone) },
    { term: RECEIPT_COPY.place, text: place ?? '' },
    { term: RECEIPTS[target].what, text: items.join(', ') },
    { term: FORM_COPY.total, text: total ?? '' },
    ...more,
  ].filter(({ text }) => text !== '')
  return (
    <dl className={className}>
      {rows.map(({ term, text }) => (
        <div key={term} className="flex flex-wrap gap-x-2">
          <dt className="text-quiet">{term}:</dt>
          <dd className="min-w-0 font-semibold wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
