/** Words that may be quoted: numbers and addresses may be personal data or passwords, and a screen may be copied. */
const QUOTABLE = /^[^\s@:]{1,60}$/u
const FEWEST_DIGITS_OF_PHONE = 8

/** Whether a word may be a phone number, which must not be quoted. */
export const mayBePhone = (word: string): boolean => word.replace(/\D/g, '').length >= FEWEST_DIGITS_OF_PHONE

/** A typed word for a message; words that may be secret are not quoted. */
export const typedWord = (word: string): string =>
  QUOTABLE.test(word) && !mayBePhone(word) ? `“${word}”` : 'một từ không hiểu được'
