export const phoneLink = (written: string): string => `tel:${written.replace(/[^0-9+]/g, '')}`
