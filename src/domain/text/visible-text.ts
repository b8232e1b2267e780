/** Invisible characters, and the blank ones of Hangul and Braille, which `trim` does not remove. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** The text without characters that show nothing. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')

/** NFC-normalized, trimmed and without invisible characters. */
export const visibleText = (typed: string): string => withoutUnseen(typed).trim().normalize('NFC')
