import type { MouseEvent } from 'react'
import { groupPhone } from '../../domain/phone/shown-phone'
import type { Target } from '../../domain/registration/registration'
import { useAppContext } from '../context/app-context'
import { FORM_COPY } from '../copy/forms'
import { sumText } from '../copy/products'
import { calledText, callerText, offersChoice, RECEIPT_COPY, RECEIPTS, shippingNote } from '../copy/receipt'
import { ContactLines } from '../parts/contact-lines'
import { HotlineLink } from '../parts/hotline-link'
import { Notification } from '../parts/notification'
import { OutsideLink } from '../parts/outside-link'
import { useCopying } from '../parts/use-copying'
import { isSecondClick } from '../watch/double-click'
import type { EnteredFacts } from './entered-facts'

/** Puts a text onto the clipboard, where the browser lets it. */
const CopyButton = ({ text }: { readonly text: string }) => {
  const copying = useCopying(text)
  if (copying === null) return null
  return (
    <button type="button" onClick={copying.copy} className="text-link min-h-11 text-inherit underline">
      <span aria-live="polite">{RECEIPT_COPY[copying.state]}</span>
    </button>
  )
}

/** The reference of a registration, for the visitor to name. */
export const ReferenceLine = ({ reference }: { readonly reference: string }) => (
  <div>
    <p>{RECEIPT_COPY.reference}:</p>
    <div className="flex flex-wrap items-center gap-x-4">
      <strong className="text-2xl tracking-wide whitespace-nowrap">{reference}</strong>
      <CopyButton text={reference} />
    </div>
    <p>
      {RECEIPT_COPY.whenCalling} <HotlineLink className="text-inherit underline" />
      {RECEIPT_COPY.referenceUse}
    </p>
  </div>
)

type NextStepProps = {
  readonly target: Target
  readonly phone: string | null
  readonly reference: string | null
}

/** What to name in the call, and who calls which number, when and why. `phone` and `reference` are null if no longer known. */
export const NextStep = ({ target, phone, reference }: NextStepProps) => {
  const { brand, contacts, deadlines } = useAppContext().site
  return (
    <>
      {reference !== null && <ReferenceLine reference={reference} />}
      <p className="not-first:mt-2">
        {callerText(brand.name)}{' '}
        {phone === null ? (
          RECEIPT_COPY.leftPhone
        ) : (
          <strong className="whitespace-nowrap">{groupPhone(phone)}</strong>
        )}{' '}
        {calledText({ hours: contacts.hours, deadline: deadlines.confirm })} {RECEIPTS[target].purpose}{' '}
        <strong>{RECEIPT_COPY.nothingDue}</strong>
      </p>
    </>
  )
}

type ReceiptProps = {
  readonly target: Target
  readonly success: string
  readonly reference: string
  readonly facts: EnteredFacts
  readonly onClose: () => void
  readonly onRenew: () => void
}

/** Ignores the second click of a double click on `Đăng ký`, which would press what replaced the button. */
const unlessSecond = (act: (event: MouseEvent) => void) => (event: MouseEvent) => {
  if (isSecondClick()) event.preventDefault()
  else act(event)
}

export const Receipt = ({
  target,
  success,
  reference,
  facts: { phone, items, total, planPrice, details, offers },
  onClose,
  onRenew,
}: ReceiptProps) => {
  const { brand, links, consent, delivery } = useAppContext().site
  const { heading, again } = RECEIPTS[target]
  return (
    <div data-part="receipt" className="outlined appear rounded-box bg-leaf-pale">
      <Notification kind="success" className="rounded-t-box rounded-b-none sm:px-5 sm:text-lg">
        {success}
      </Notification>
      <div className="space-y-2 px-4 py-2 max-sm:leading-normal sm:space-y-4 sm:px-5 sm:py-4">
        <NextStep target={target} phone={phone} reference={reference} />
        <div className="outlined rounded-field bg-base-100 px-4 py-1.5 sm:py-3">
          <p className="font-semibold">{heading}:</p>
          <ul>
            {items.map(({ title, price }) => (
              <li key={title} className="mt-1 flex justify-between gap-x-4">
                <span className="min-w-0">{title}</span>{' '}
                {price !== '' && <span className="whitespace-nowrap">{price}</span>}
              </li>
            ))}
          </ul>
          {planPrice !== null && <p className="mt-1 text-sm">{planPrice}</p>}
          {total !== null && (
            <>
              <p className="mt-1 flex flex-wrap justify-between gap-x-4 border-t border-base-300 pt-1 sm:mt-2 sm:pt-2">
                {FORM_COPY.total}: <strong className="whitespace-nowrap">{sumText(total)}</strong>
              </p>
              <p className="text-sm text-quiet">{shippingNote(delivery, total)}</p>
            </>
          )}
          <div className="mt-1 space-y-1 border-t border-base-300 pt-1 sm:mt-2 sm:pt-2">
            {details.map(
              ({ name, term, text }) =>
                name !== 'phone' && (
                  <p key={name}>
                    {term}: <strong className="wrap-anywhere">{text}</strong>
                  </p>
                ),
            )}
            {consent.offers && (
              <p>
                {RECEIPT_COPY.offers}: <strong>{offersChoice(offers)}</strong>
              </p>
            )}
          </div>
        </div>
        <footer className="hidden print:block">
          <strong>{brand.name}</strong>
          <ContactLines />
        </footer>
        <div
          data-fades
          className="submit-bar -mx-4 -mb-2 flex flex-wrap gap-x-3 gap-y-1 rounded-b-box bg-(--color-leaf-pale) px-4 pt-1 pb-2 sm:-mx-5 sm:-mb-4 sm:pt-2 sm:gap-y-2 sm:px-5 sm:pb-3"
        >
          <button
            type="button"
            onClick={unlessSecond(onClose)}
            className="btn btn-primary btn-lg grow basis-32"
          >
            {RECEIPT_COPY.close}
          </button>
          <OutsideLink
            href={links.zalo}
            onClick={unlessSecond(() => {})}
            className="btn btn-outline btn-primary btn-lg grow basis-32"
          >
            {RECEIPT_COPY.zalo}
          </OutsideLink>
          <button type="button" onClick={unlessSecond(onRenew)} className="btn btn-ghost btn-primary w-full">
            {again}
          </button>
        </div>
      </div>
    </div>
  )
}
