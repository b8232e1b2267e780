import { mayBePhone } from '../../domain/phone/may-be-phone'

/** Words that may be quoted: numbers and addresses may be personal data or passwords, and a screen may be copied. */
const QUOTABLE = /^[^\s@:]{1,60}$/u

/** A typed word for a message; words that may be secret are not quoted. */
export const typedWord = (word: string): string =>
  QUOTABLE.test(word) && !mayBePhone(word) ? `“${word}”` : 'một từ không hiểu được'
