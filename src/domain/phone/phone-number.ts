import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

type PhoneNumberBrand = { readonly PhoneNumber: unique symbol }

const TEN_OR_ELEVEN_DIGITS = /^[0-9]{10,11}$/

/** Exactly 10 or 11 ASCII digits (M-123). */
export const PhoneNumber = t.brand(
  t.string,
  (s): s is t.Branded<string, PhoneNumberBrand> => TEN_OR_ELEVEN_DIGITS.test(s),
  'PhoneNumber',
)
export type PhoneNumber = t.TypeOf<typeof PhoneNumber>
export type PhoneNumberError = 'phoneRequired' | 'phoneInvalid'

/** Trims white space at both ends (M-122, M-123, A-42). */
export const decodePhoneNumber = (typed: string): E.Either<PhoneNumberError, PhoneNumber> => {
  const phone = typed.trim()
  if (phone === '') return E.left('phoneRequired')
  return PhoneNumber.is(phone) ? E.right(phone) : E.left('phoneInvalid')
}
