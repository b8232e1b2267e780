/** Syllables are counted instead of words, because spaces separate them in Vietnamese. */
const SYLLABLES_PER_MINUTE = 220

/** The reading time in whole minutes, at least 1. */
export const readingMinutes = (html: string): number => {
  const syllables = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s/)
    .filter((word) => word !== '').length
  return Math.max(1, Math.round(syllables / SYLLABLES_PER_MINUTE))
}
