/** Longer words, numbers and addresses may be personal data or passwords, and the screen may be copied to others. */
const QUOTABLE = /^[\p{L}\p{M}\p{Pd}\p{Pc}.−]{1,30}$/u

/** A typed word for a message; words that may be secret are not quoted. */
export const typedWord = (word: string): string =>
  QUOTABLE.test(word) ? `“${word}”` : 'một từ không hiểu được'
