const UNREADABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/u

/** Why a text is no single line of at most `longest` UTF-16 units; null if it is one. */
export const lineFault = (text: string, longest: number): 'tooLong' | 'unreadable' | null => {
  if (text.length > longest) return 'tooLong'
  return UNREADABLE.test(text) ? 'unreadable' : null
}
