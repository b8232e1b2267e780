import * as RA from 'fp-ts/ReadonlyArray'
import * as S from 'fp-ts/string'
import { withoutUnseen } from '../text/visible-text'
import { PhoneNumber } from './phone-number'

const SEPARATORS = /[\s.()/\p{Pd}]/gu
/** Matches the country code; without a plus only before nine digits, which the form takes together as one number. */
const COUNTRY_CODE = /^(?:\+84|(?:00)?84(?=\d{9}$))/
const MOBILE = /^0(?=\d{9}$)/

const compactPhone = (typed: string): string => withoutUnseen(typed).replace(SEPARATORS, '')

/** Normalizes to the national form: no separators or invisible marks, and `0` instead of `+84`, `0084` or `84`. */
export const nationalNumber = (typed: string): string => compactPhone(typed).replace(COUNTRY_CODE, '0')

/**
 * A number filled in by a telephone or the clipboard, in the form that the rule accepts; anything else unchanged (M-123, A-42).
 */
export const filledPhone = (filled: string): string => (isPhoneLike(filled) ? nationalNumber(filled) : filled)

/** Whether a text has the digits of a phone number, however they are separated; a stored number may look otherwise. */
export const isPhoneLike = (typed: string): boolean => PhoneNumber.is(nationalNumber(typed))

/** Every spelling that may have been stored for a typed number, the typed one first (M-123). */
export const phoneSpellings = (typed: string): ReadonlyArray<string> => {
  const national = nationalNumber(typed)
  return RA.uniq(S.Eq)([
    typed,
    typed.trim(),
    compactPhone(typed),
    national,
    national.replace(/^0/, '+84'),
    national.replace(MOBILE, '84'),
  ]).filter((spelling) => spelling !== '')
}
