import { nationalNumber } from '../phone/phone-spellings'
import { readReference } from '../registration/reference'
import { fold } from '../text/fold'

/** A phone number’s end, whose `digits` are reversed so that it is a prefix, or part of a name. */
type Spelled =
  | { readonly tag: 'number'; readonly digits: string }
  | { readonly tag: 'name'; readonly name: string }

/** `Thanh Mai` may be a name or a reference: such input is searched as both. Both fields are null if the input is too short. */
export type Search = { readonly reference: string | null; readonly spelled: Spelled | null }

const FEWEST_DIGITS = 3
const FEWEST_LETTERS = 2
const NUMBER = /^\d+$/

/** The digits of a number in its national form, last one first. */
export const reversedPhone = (phone: string): string => [...nationalNumber(phone)].reverse().join('')

/** A name in the form that is searched: without marks, `%`, `_` and backslashes. */
export const searchedName = (name: string): string => fold(name).replace(/[%_\\]/g, '')

const asSpelled = (typed: string): Spelled | null => {
  const digits = reversedPhone(typed)
  if (NUMBER.test(digits)) return digits.length < FEWEST_DIGITS ? null : { tag: 'number', digits }
  const name = searchedName(typed)
  return [...name].length < FEWEST_LETTERS ? null : { tag: 'name', name }
}

const DIGIT = /\d/

/** Reads a typed search: a number or its end (three digits or more), a reference, or part of a name, with or without marks. */
export const readSearch = (typed: string): Search => {
  const reference = readReference(typed)
  const spelled = asSpelled(typed)
  const isName = spelled?.tag === 'name'
  return { reference, spelled: reference !== null && isName && DIGIT.test(typed) ? null : spelled }
}
