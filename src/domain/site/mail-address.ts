/** The characters that separate addresses in a list are in none, nor is `:`, which ends the scheme of a URI, before the `@`. */
const MAIL = /^[^\s@,;:<>"]+@[^\s@,;<>"]+$/

/** Whether mail can be sent to a text, also to an account of the machine, as in `root@localhost`. */
export const isMailAddress = (text: string): boolean => MAIL.test(text)

/** Whether visitors can send mail to a text: its host has a domain. */
export const isPublicMailAddress = (text: string): boolean => isMailAddress(text) && /@[^.]+\..+$/.test(text)
