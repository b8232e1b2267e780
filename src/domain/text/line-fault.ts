/** Control characters, halves of a character that stand alone, what is no character, and line or paragraph separators. */
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/u

/** Takes a line of text and the most characters it may have, gives what is wrong with it, null where nothing is. */
export const lineFault = (text: string, longest: number): 'tooLong' | 'unreadable' | null => {
  if (text.length > longest) return 'tooLong'
  return UNREADABLE.test(text) ? 'unreadable' : null
}
