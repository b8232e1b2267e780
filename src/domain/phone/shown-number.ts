import { nationalNumber } from './phone-spellings'

/** Formats the 10 or 11 digits of a phone number as `0900 000 001` or `0900 000 0001`. */
export const groupPhone = (digits: string): string =>
  digits.replace(/^(\d{4})(\d{3})(\d{3,4})$/, '$1\u00a0$2\u00a0$3')

const SHOWN_FIRST = 2
const SHOWN_LAST = 3
const FIRST_GROUP = 4

/** A phone number of which only the first two and the last three digits show: `09•• ••• 678`. */
export const maskedNumber = (phone: string): string => {
  const digits = nationalNumber(phone)
  const masked = [...digits].map((digit, index) =>
    index < SHOWN_FIRST || index >= digits.length - SHOWN_LAST ? digit : '•',
  )
  const groups = [
    masked.slice(0, FIRST_GROUP),
    masked.slice(FIRST_GROUP, -SHOWN_LAST),
    masked.slice(-SHOWN_LAST),
  ]
  return digits.length <= SHOWN_FIRST + SHOWN_LAST + 1
    ? '•'.repeat(digits.length)
    : groups.map((group) => group.join('')).join('\u00a0')
}

/** The address that dials a number as it is written (M-097). */
export const phoneLink = (written: string): string => `tel:${written.replace(/[^0-9+]/g, '')}`
