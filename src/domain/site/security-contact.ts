import * as O from 'fp-ts/Option'
import { looseTexts } from '../codec/loose-text'
import { DAY_MS, type EpochMs } from '../time/epoch-ms'
import { endOfDay } from '../time/vietnam-zone'
import { isPublicMailAddress } from './mail-address'

/** The contact for faults in the site’s security, and until when it holds. */
export const Security = looseTexts('contact', 'expires')

type SecurityContact = { readonly contact: string; readonly expires: string }

export const SECURITY_PATH = '/.well-known/security.txt'

const URI = /^(?:https:\/\/|mailto:|tel:)\S+$/
const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/

const contactUri = (contact: string): string | null => {
  if (isPublicMailAddress(contact)) return `mailto:${contact}`
  return URI.test(contact) ? contact : null
}

/** The timestamp of RFC 9116; a day ends at its midnight in Vietnam. Null if it is neither a day nor a timestamp. */
const expiryTimestamp = (expires: string): string | null => {
  const moment = DAY.test(expires) ? endOfDay(expires) : expires
  return MOMENT.test(moment) && !Number.isNaN(Date.parse(moment)) ? moment : null
}

const SOON_DAYS = 30
/** The longest validity, recommended by RFC 9116. */
const LONGEST_DAYS = 366

type SecurityFault = 'missing' | 'contact' | 'expires' | 'expired' | 'soon' | 'late'

/**
 * What is wrong with the contact of `security.txt`; null if nothing. `soon` and `late`: it expires too soon, or too late for
 * RFC 9116.
 */
export const securityFault = ({ contact, expires }: SecurityContact, now: EpochMs): SecurityFault | null => {
  if (contact === '' && expires === '') return 'missing'
  if (contactUri(contact) === null) return 'contact'
  const moment = expiryTimestamp(expires)
  if (moment === null) return 'expires'
  const left = Date.parse(moment) - now
  if (left <= 0) return 'expired'
  if (left <= SOON_DAYS * DAY_MS) return 'soon'
  return left > LONGEST_DAYS * DAY_MS ? 'late' : null
}

/** The file of RFC 9116; `none` without a usable contact and expiry, because both are mandatory. */
export const securityText = ({ contact, expires }: SecurityContact, origin: string): O.Option<string> => {
  const uri = contactUri(contact)
  const moment = expiryTimestamp(expires)
  return uri === null || moment === null
    ? O.none
    : O.some(
        `Contact: ${uri}\nExpires: ${moment}\nPreferred-Languages: vi, en\nCanonical: ${origin}${SECURITY_PATH}\n`,
      )
}
