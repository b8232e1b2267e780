const LETTERS = 26
const FIRST = 'A'.charCodeAt(0)

/** The index counts from 0. */
export const columnIndex = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - FIRST + 1, 0) - 1

/** The index counts from 0. */
export const columnLetters = (index: number): string => {
  const last = String.fromCharCode(FIRST + (index % LETTERS))
  return index < LETTERS ? last : columnLetters(Math.floor(index / LETTERS) - 1) + last
}
