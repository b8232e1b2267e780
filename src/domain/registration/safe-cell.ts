/** What a spreadsheet reads as the start of a formula, also full-width and behind blank or unseen characters. */
const FORMULA_START = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\u2800]*[=+\-@＝＋－＠\t\r\n]/u

/** Puts an apostrophe before a formula, so that no spreadsheet runs it. */
export const safeCell = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text)
