import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { decodePhoneNumber, PhoneNumber } from '../phone/phone-number'
import { TEXT_PREFIX } from '../sheet-cell/sheet-column'
import { decodeConsent } from './consent'
import type { FormField } from './form'
import { decodePersonName } from './person-name'
import { keptText, textField } from './text-field'

const asPhone = E.map((phone: PhoneNumber) => ({ phone }))

export const NAME_FIELD = textField('name', 'Họ và tên', decodePersonName)

const phoneOfCell = (cell: string): E.Either<'phoneInvalid', PhoneNumber> => {
  const phone = cell.slice(TEXT_PREFIX.length)
  return cell.startsWith(TEXT_PREFIX) && PhoneNumber.is(phone) ? E.right(phone) : E.left('phoneInvalid')
}

export const PHONE_FIELD = {
  empty: { phone: '' },
  decode: ({ phone }: { readonly phone: string }) => asPhone(decodePhoneNumber(phone)),
  isEntered: ({ phone }: { readonly phone: string }) => phone.trim() !== '',
  isAskedFor: true,
  cell: {
    heading: 'Số điện thoại',
    kind: 'digits',
    write: ({ phone }: { readonly phone: string }) => phone,
    read: ({ phone }: { readonly phone: string }) => asPhone(phoneOfCell(phone)),
    readKept: ({ phone }) => ({ phone: keptText(phone) }),
  },
} satisfies FormField

type Consent = { readonly consent: boolean }
type Consents = Consent & { readonly offers: boolean }

/** `offers` is a separate, optional consent: to receive offers. */
export const CONSENT_FIELD = {
  empty: { consent: false as boolean, offers: false as boolean },
  decode: ({ consent }: Consent) =>
    pipe(
      decodeConsent(consent),
      E.map(() => ({})),
    ),
  isEntered: ({ consent, offers }: Consents, cleared: Consents) =>
    consent !== cleared.consent || offers !== cleared.offers,
  isAskedFor: false,
} satisfies FormField
