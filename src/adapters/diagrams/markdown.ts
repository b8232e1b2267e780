/** Text for one cell of a table. */
export const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ')
