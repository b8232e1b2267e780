import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { visibleText } from '../text/visible-text'

type PersonNameBrand = { readonly PersonName: unique symbol }

export const LONGEST_NAME = 100
/** Control characters, halves of a character that stand alone, what is no character, and line or paragraph separators. */
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/u

const nameFault = (name: string): PersonNameError | null => {
  if (name === '') return 'nameRequired'
  if (name.length > LONGEST_NAME) return 'nameTooLong'
  return UNREADABLE.test(name) ? 'nameUnreadable' : null
}

/** A person's name: 1 to 100 characters, composed, trimmed, in whole and printable characters. */
export const PersonName = t.brand(
  t.string,
  (s): s is t.Branded<string, PersonNameBrand> => s === visibleText(s) && nameFault(s) === null,
  'PersonName',
)
export type PersonName = t.TypeOf<typeof PersonName>
export type PersonNameError = 'nameRequired' | 'nameTooLong' | 'nameUnreadable'

/** Takes what was typed, gives the trimmed name, or why it is none (M-121). */
export const decodePersonName = (typed: string): E.Either<PersonNameError, PersonName> => {
  const name = visibleText(typed)
  return PersonName.is(name) ? E.right(name) : E.left(nameFault(name) ?? 'nameUnreadable')
}
