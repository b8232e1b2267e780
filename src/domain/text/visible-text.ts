/** Characters that take no room on the screen, and the blank Hangul letters, which `trim` leaves in place. */
const UNSEEN =
  /[\u00AD\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\u3164\uFEFF\uFFA0]/g

/** Takes text, gives it without the characters that nobody sees. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')

/** Takes typed text, gives it composed (NFC), without unseen characters and outer white space. */
export const visibleText = (typed: string): string => withoutUnseen(typed).trim().normalize('NFC')
