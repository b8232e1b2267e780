import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { visibleText } from '../text/visible-text'

const UNREADABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/u

/** Why a text is no single line of at most `longest` UTF-16 units; null if it is one. */
export const lineFault = (text: string, longest: number): 'tooLong' | 'unreadable' | null => {
  if (text.length > longest) return 'tooLong'
  return UNREADABLE.test(text) ? 'unreadable' : null
}

type PersonNameBrand = { readonly PersonName: unique symbol }

export const LONGEST_NAME = 100

const LINE_FAULTS = { tooLong: 'nameTooLong', unreadable: 'nameUnreadable' } as const

const nameFault = (name: string): PersonNameError | null => {
  if (name === '') return 'nameRequired'
  const fault = lineFault(name, LONGEST_NAME)
  return fault === null ? null : LINE_FAULTS[fault]
}

/** 1 to 100 UTF-16 code units on one line, NFC-normalized and trimmed. */
export const PersonName = t.brand(
  t.string,
  (s): s is t.Branded<string, PersonNameBrand> => s === visibleText(s) && nameFault(s) === null,
  'PersonName',
)
export type PersonName = t.TypeOf<typeof PersonName>
export type PersonNameError = 'nameRequired' | 'nameTooLong' | 'nameUnreadable'

/** Trims and normalizes a typed name; fails with its first fault (M-121, A-41). */
export const decodePersonName = (typed: string): E.Either<PersonNameError, PersonName> => {
  const name = visibleText(typed)
  return PersonName.is(name) ? E.right(name) : E.left(nameFault(name) ?? 'nameUnreadable')
}
