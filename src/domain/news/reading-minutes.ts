/** Vietnamese separates syllables by spaces, so syllables are counted instead of words. */
const SYLLABLES_PER_MINUTE = 220

/** Whole minutes, at least 1. */
export const readingMinutes = (html: string): number => {
  const syllables = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s/)
    .filter((word) => word !== '').length
  return Math.max(1, Math.round(syllables / SYLLABLES_PER_MINUTE))
}
