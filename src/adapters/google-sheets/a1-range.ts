const LETTERS = 26
const FIRST_LETTER = 65

/** `column` counts from 0: `A`, `B` … `AA`. */
const columnLetters = (column: number): string =>
  (column >= LETTERS ? columnLetters(Math.floor(column / LETTERS) - 1) : '') +
  String.fromCharCode(FIRST_LETTER + (column % LETTERS))

/** In quotation marks, because an unquoted title may read as a cell. */
export const tabRange = (title: string, cells: string | null = null): string =>
  `'${title.replaceAll("'", "''")}'${cells === null ? '' : `!${cells}`}`

/** `from` and `to` are rows, from 1; a null `to` means to the end. */
export const columnRange = (column: number, from: number, to: number | null): string =>
  `${columnLetters(column)}${from}:${columnLetters(column)}${to ?? ''}`
