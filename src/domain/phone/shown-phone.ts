/** Formats the 10 or 11 digits of a phone number as `0900 000 001` or `0900 000 0001`. */
export const groupPhone = (digits: string): string =>
  digits.replace(/^(\d{4})(\d{3})(\d{3,4})$/, '$1\u00a0$2\u00a0$3')

/** The address that dials a number as it is written (M-097). */
export const phoneLink = (written: string): string => `tel:${written.replace(/[^0-9+]/g, '')}`
