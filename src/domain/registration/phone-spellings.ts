import * as RA from 'fp-ts/ReadonlyArray'
import * as S from 'fp-ts/string'

const SEPARATORS = /[\s.()-]/g
const COUNTRY_CODE = /^\+84/

/** The spellings under which earlier rules may have kept a typed number, as typed first (M-123). */
export const phoneSpellings = (typed: string): ReadonlyArray<string> => {
  const compact = typed.replace(SEPARATORS, '')
  const national = compact.replace(COUNTRY_CODE, '0')
  return RA.uniq(S.Eq)([typed, typed.trim(), compact, national, national.replace(/^0/, '+84')]).filter(
    (spelling) => spelling !== '',
  )
}
