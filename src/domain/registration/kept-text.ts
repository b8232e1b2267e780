/** Stored text stays valid even if the rules have changed since; a missing one reads as empty. */
export const keptText = (stored: unknown): string => (typeof stored === 'string' ? stored : '')
