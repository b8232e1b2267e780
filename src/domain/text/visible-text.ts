/** Characters that take no room on the screen, and blank ones that `trim` leaves in place: Hangul's, and Braille's. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Takes text, gives it without the characters that nobody sees. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')

/** Takes typed text, gives it composed (NFC), without unseen characters and outer white space. */
export const visibleText = (typed: string): string => withoutUnseen(typed).trim().normalize('NFC')
