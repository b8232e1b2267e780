const LETTERS = 26
const FIRST_LETTER = 65

/** The name of a column in a spreadsheet, counted from 0: `A`, `B` … `Z`, `AA`. */
export const columnLetters = (column: number): string =>
  (column >= LETTERS ? columnLetters(Math.floor(column / LETTERS) - 1) : '') +
  String.fromCharCode(FIRST_LETTER + (column % LETTERS))
