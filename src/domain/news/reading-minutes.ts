/** Vietnamese writes each syllable as a word: so many are read in a minute. */
const SYLLABLES_PER_MINUTE = 260

/** Takes an article's HTML, gives how long reading it takes, in whole minutes, 1 at least. */
export const readingMinutes = (html: string): number => {
  const syllables = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '').length
  return Math.max(1, Math.round(syllables / SYLLABLES_PER_MINUTE))
}
