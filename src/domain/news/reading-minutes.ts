/** Vietnamese writes each syllable as a word. */
const SYLLABLES_PER_MINUTE = 260

/** Whole minutes, 1 at least. */
export const readingMinutes = (html: string): number => {
  const syllables = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '').length
  return Math.max(1, Math.round(syllables / SYLLABLES_PER_MINUTE))
}
