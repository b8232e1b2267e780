/** Invisible characters, and blank ones that `trim` leaves: Hangul's, and Braille's. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')

/** Composed (NFC), without invisible characters and outer white space. */
export const visibleText = (typed: string): string => withoutUnseen(typed).trim().normalize('NFC')
