/** Escapes text for a table cell. */
export const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ')
