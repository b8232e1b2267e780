import * as RA from 'fp-ts/ReadonlyArray'
import * as S from 'fp-ts/string'

const SEPARATORS = /[\s.()-]/g
const COUNTRY_CODE = /^\+84/

/** One spelling for all of a number. */
export const nationalNumber = (typed: string): string =>
  typed.replace(SEPARATORS, '').replace(COUNTRY_CODE, '0')

/** The spellings under which earlier rules may have kept a typed number, as typed first (M-123). */
export const phoneSpellings = (typed: string): ReadonlyArray<string> => {
  const compact = typed.replace(SEPARATORS, '')
  const national = nationalNumber(typed)
  return RA.uniq(S.Eq)([typed, typed.trim(), compact, national, national.replace(/^0/, '+84')]).filter(
    (spelling) => spelling !== '',
  )
}
