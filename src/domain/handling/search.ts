import { nationalNumber } from '../registration/phone-spellings'
import { readReference } from '../registration/reference'
import { fold } from '../text/fold'

/** What an employee looks for. `digits` are reversed, so that the end of a number is a prefix. */
export type Search =
  | { readonly tag: 'reference'; readonly reference: string }
  | { readonly tag: 'number'; readonly digits: string }
  | { readonly tag: 'name'; readonly name: string }
  | { readonly tag: 'nothing' }

const FEWEST_DIGITS = 3
const FEWEST_LETTERS = 2
const NUMBER = /^\d+$/

/** The digits of a number in its national form, last one first. */
export const reversedNumber = (phone: string): string => [...nationalNumber(phone)].reverse().join('')

/** A name as it is looked for: without marks and without what means something in a pattern. */
export const searchedName = (name: string): string => fold(name).replace(/[%_\\]/g, '')

const bySpelling = (typed: string): Search => {
  const digits = reversedNumber(typed)
  if (NUMBER.test(digits))
    return digits.length < FEWEST_DIGITS ? { tag: 'nothing' } : { tag: 'number', digits }
  const name = searchedName(typed)
  return [...name].length < FEWEST_LETTERS ? { tag: 'nothing' } : { tag: 'name', name }
}

/** A number however it is typed, its end (three digits or more), a reference, or part of a name with or without marks. */
export const readSearch = (typed: string): Search => {
  const reference = readReference(typed)
  // Eight digits may be a reference, but are hardly ever one.
  return reference === null || NUMBER.test(nationalNumber(typed))
    ? bySpelling(typed)
    : { tag: 'reference', reference }
}
