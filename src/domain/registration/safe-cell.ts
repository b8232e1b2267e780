import { withoutUnseen } from '../text/visible-text'

/** What a spreadsheet reads as the start of a formula, also behind blanks, and in full-width forms. */
const FORMULA_START = /^\s*[=+\-@＝＋－＠\t\r\n]/

/** Takes a cell's text, gives text that no spreadsheet runs: a leading apostrophe where it would have been a formula. */
export const safeCell = (text: string): string =>
  FORMULA_START.test(withoutUnseen(text)) ? `'${text}` : text
