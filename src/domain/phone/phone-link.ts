/** The address that dials a number as it is written (M-097). */
export const phoneLink = (written: string): string => `tel:${written.replace(/[^0-9+]/g, '')}`
