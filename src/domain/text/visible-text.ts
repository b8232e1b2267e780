/** Characters that take no room on the screen, the blank Hangul letters among them, which `trim` leaves in place. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu

/** Takes text, gives it without the characters that nobody sees. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')

/** Takes typed text, gives it composed (NFC), without unseen characters and outer white space. */
export const visibleText = (typed: string): string => withoutUnseen(typed).trim().normalize('NFC')
