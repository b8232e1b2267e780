import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { lineFault } from '../text/line-fault'
import { visibleText } from '../text/visible-text'

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
