/** Takes a phone number as people write it, gives the address that dials it (M-097). */
export const phoneLink = (written: string): string => `tel:${written.replace(/[^0-9+]/g, '')}`
