const FEWEST_DIGITS = 8

/** Whether a text has as many digits as a phone number, wherever they stand. */
export const mayBePhone = (text: string): boolean => text.replace(/\D/g, '').length >= FEWEST_DIGITS
