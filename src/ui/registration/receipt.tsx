import { groupPhone } from '../../domain/phone/group-phone'
import type { Target } from '../../domain/registration/registration'
import { useAppContext } from '../context/app-context'
import { FORM_COPY } from '../copy/forms'
import { callerText, offersChoice, RECEIPT_COPY, RECEIPTS } from '../copy/receipt'
import { Notification } from '../parts/notification'
import { ReferenceLine } from './reference-line'
import { type SentFacts, SentItemText } from './sent-facts'

type ReceiptProps = {
  readonly target: Target
  readonly success: string
  readonly reference: string
  readonly facts: SentFacts
  readonly onClose: () => void
}

export const Receipt = ({
  target,
  success,
  reference,
  facts: { name, phone, items, total, place, offers },
  onClose,
}: ReceiptProps) => {
  const { brand, contacts, links, consent } = useAppContext().site
  const { purpose, heading } = RECEIPTS[target]
  return (
    <div data-part="receipt" className="outlined appear overflow-hidden rounded-box bg-leaf-pale">
      <Notification kind="success" className="rounded-none text-lg">
        {success}
      </Notification>
      <div className="space-y-4 p-4">
        <p>
          {callerText(brand.name, contacts.hours)}{' '}
          <strong className="whitespace-nowrap">{groupPhone(phone)}</strong> {purpose}{' '}
          <strong>{RECEIPT_COPY.nothingDue}</strong>
        </p>
        <ReferenceLine reference={reference} />
        <div>
          <p className="font-semibold">{heading}:</p>
          <ul className="list-disc pl-5">
            {items.map((item) => (
              <li key={item.title}>
                <SentItemText of={item} />
              </li>
            ))}
          </ul>
          {total !== null && (
            <p className="mt-1">
              {FORM_COPY.total}: <strong className="whitespace-nowrap">{total}</strong>
            </p>
          )}
          <p className="mt-1">
            {FORM_COPY.name}: <strong className="wrap-anywhere">{name}</strong>
          </p>
          {place !== null && (
            <p className="mt-1">
              {RECEIPT_COPY.place}: <strong>{place}</strong>
            </p>
          )}
          {consent.offers && (
            <p className="mt-1">
              {RECEIPT_COPY.offers}: <strong>{offersChoice(offers)}</strong>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            onClick={onClose}
            className="btn btn-primary btn-lg min-w-32 flex-1 sm:min-w-40 sm:flex-none"
          >
            {RECEIPT_COPY.close}
          </button>
          <a
            href={links.zalo}
            target="_blank"
            rel="noopener noreferrer"
            className="btn btn-outline btn-primary btn-lg flex-1 whitespace-nowrap sm:flex-none"
          >
            {RECEIPT_COPY.zalo}
          </a>
        </div>
      </div>
    </div>
  )
}
