import { nationalNumber } from './phone-spellings'

const SHOWN_FIRST = 2
const SHOWN_LAST = 3
const FIRST_GROUP = 4

/**
 * The number with only its first two and last three digits: `09•• ••• 678`. Separate from `shown-phone.ts`, which the first
 * program of a page loads with all its imports.
 */
export const maskedPhone = (phone: string): string => {
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
