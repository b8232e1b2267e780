/** What a spreadsheet reads as the start of a formula, in full-width forms too, behind anything blank or unseen. */
const FORMULA_START = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\u2800]*[=+\-@＝＋－＠\t\r\n]/u

/** Takes a cell's text, gives text that no spreadsheet runs: a leading apostrophe where it would have been a formula. */
export const safeCell = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text)
