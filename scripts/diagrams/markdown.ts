export const escapeCell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ')
