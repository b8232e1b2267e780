import { phoneSpellings } from './phone-spellings'

/** A run of digits with the separators that people write within one number. */
const RUN = /\+?\d[\d\s.()\p{Pd}]*/gu
const GROUP = /\+?\d+/g
const SEPARATED = /^[\d\s+.()/\p{Pd}]+$/u
/** A number cell that is shown with separators of thousands. */
const THOUSANDS = /^\d{1,3}(?:,\d{3}){2,4}$/
const WITHOUT_ZERO = /^\d{9}$/
/** A country code in front of a number that kept its zero. */
const KEPT_ZERO = /^(?:\+|00)?84(?=0\d{9}$)/
const FEWEST_DIGITS = 9
const MOST_DIGITS = 15
/** Longer texts are no phone numbers; a cell may have 50,000 characters. */
const LONGEST_CELL = 1_000
const BEGINS_A_NUMBER = /^(?:0|\+?84)/

const isLongEnough = (text: string): boolean => {
  const { length } = text.replace(/\D/g, '')
  return length >= FEWEST_DIGITS && length <= MOST_DIGITS
}

/** The numbers in a cell that holds several: groups of consecutive digits that may be one number. */
const phonesInRun = (run: string): ReadonlyArray<string> => {
  const groups = run.match(GROUP) ?? []
  return groups.flatMap((group, start) => {
    const most = BEGINS_A_NUMBER.test(group) ? MOST_DIGITS : FEWEST_DIGITS
    const numbers = [group]
    let number = group
    for (let next = start + 1; next < groups.length && number.length < most; next += 1) {
      number += groups[next]
      if (most === MOST_DIGITS || WITHOUT_ZERO.test(number)) numbers.push(number)
    }
    return numbers
  })
}

const phonesIn = (text: string): ReadonlyArray<string> =>
  [...(SEPARATED.test(text) ? [text] : []), ...(text.match(RUN) ?? []).flatMap(phonesInRun)].filter(
    isLongEnough,
  )

const withoutThousands = (text: string): string => (THOUSANDS.test(text) ? text.replaceAll(',', '') : text)

/** Whether a number cell has a fraction: it then holds a moment, in days. */
const isMoment = (cell: unknown): boolean => typeof cell === 'number' && !Number.isInteger(cell)

/** Restores the leading zero that a number cell has lost, and perhaps a text of nine digits. */
const withZero = (number: string, isNumeric: boolean): ReadonlyArray<string> => [
  number,
  ...(isNumeric || WITHOUT_ZERO.test(number) ? [`0${number}`] : []),
  ...(KEPT_ZERO.test(number) ? [number.replace(KEPT_ZERO, '')] : []),
]

/**
 * Every spelling under which a phone number in a spreadsheet's cell may have been stored: the cell may hold text or a
 * number, separators, `+84` or `84` in place of 0, or several numbers. Empty if the cell holds no phone number.
 */
export const phonesInCell = (cell: unknown): ReadonlyArray<string> => {
  if (isMoment(cell)) return []
  const text = String(cell ?? '')
    .slice(0, LONGEST_CELL)
    .trim()
  return [
    ...new Set(
      phonesIn(withoutThousands(text))
        .flatMap((number) => withZero(number, typeof cell === 'number'))
        .flatMap(phoneSpellings),
    ),
  ]
}
