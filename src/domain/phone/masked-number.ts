import { nationalNumber } from './phone-spellings'

const SHOWN_FIRST = 2
const SHOWN_LAST = 3
const FIRST_GROUP = 4

/**
 * A phone number of which only the first two and the last three digits show: `09•• ••• 678`. Apart from `shown-number.ts`,
 * because the first program of a page holds that file with all that it imports.
 */
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
