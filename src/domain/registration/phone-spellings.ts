import * as RA from 'fp-ts/ReadonlyArray'
import * as S from 'fp-ts/string'

const SEPARATORS = /[\s.()-]/g
const COUNTRY_CODE = /^\+84/

/** Normalizes to the national form: no separators, and `0` instead of `+84`. */
export const nationalNumber = (typed: string): string =>
  typed.replace(SEPARATORS, '').replace(COUNTRY_CODE, '0')

/** Every spelling that earlier releases may have stored for a typed number, the typed one first (M-123). */
export const phoneSpellings = (typed: string): ReadonlyArray<string> => {
  const compact = typed.replace(SEPARATORS, '')
  const national = nationalNumber(typed)
  return RA.uniq(S.Eq)([typed, typed.trim(), compact, national, national.replace(/^0/, '+84')]).filter(
    (spelling) => spelling !== '',
  )
}
