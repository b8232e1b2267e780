/** What a spreadsheet reads as the start of a formula, also behind blanks and unseen characters, and in full-width forms. */
const FORMULA_START = /^[\s\u00A0\u200B-\u200F\u2060\u3164\uFEFF]*[=+\-@＝＋－＠\t\r\n]/

/** Takes a cell's text, gives text that no spreadsheet runs: a leading apostrophe where it would have been a formula. */
export const safeCell = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text)
