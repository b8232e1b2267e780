/** The start of a spreadsheet formula, also in full-width form and after blank or invisible characters. */
const FORMULA_START = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\u2800]*[=+\-@＝＋－＠\t\r\n]/u

/** Prefixes a formula with an apostrophe, so that no spreadsheet evaluates it. */
export const safeCell = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text)
