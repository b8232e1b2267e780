/**
 * Matches an address without characters that separate addresses, and without `:` before the `@`, which ends the scheme of a URI.
 */
const MAIL = /^[^\s@,;:<>"]+@[^\s@,;<>"]+$/

/** Whether mail can be sent to a text, also to an account of the machine, as in `root@localhost`. */
export const isMailAddress = (text: string): boolean => MAIL.test(text)

/** Whether visitors can send mail to a text: its host has a domain. */
export const isPublicMailAddress = (text: string): boolean => isMailAddress(text) && /@[^.]+\..+$/.test(text)
