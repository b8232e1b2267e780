import { otherNames } from './other-names'
import { LONGEST_QUERY } from './search-address'
import type { SearchEntry } from './search-entry'
import { markedSyllables, syllables } from './syllables'

const MOST_SYLLABLES = 12
const MOST_FOUND = 30
/** Of how many entries, the best first, the marks are compared. */
const MOST_COMPARED = 100

/** The fewest letters for which the last word may be the beginning of one: `vita` finds `vitamin`. */
const LENGTH_OF_BEGINNING = 4

/** What is looked for in a text whose syllables stand between blanks. */
type Sought = (words: ReadonlyArray<string>) => string

const whole: Sought = (words) => ` ${words.join(' ')} `

const begun: Sought = (words) =>
  (words.at(-1) ?? '').length < LENGTH_OF_BEGINNING ? whole(words) : ` ${words.join(' ')}`

type Matches<Item> = (entry: SearchEntry<Item>) => boolean

const ranksBy = <Item>(words: ReadonlyArray<string>, sought: Sought): ReadonlyArray<Matches<Item>> => {
  const phrase = sought(words)
  const each = words.map((word) => sought([word]))
  const hasEach = (text: string): boolean => each.every((word) => text.includes(word))
  return [
    ({ title }) => title.includes(phrase),
    ({ title }) => hasEach(title),
    ({ summary }) => summary.includes(phrase),
    ({ title, summary }) => hasEach(title + summary),
    ({ text }) => text.includes(phrase),
    ({ title, summary, text }) => hasEach(title + summary + text),
  ]
}

/** The number of last ranks that are tried only where all others find nothing, because short syllables are in every long text. */
const LAST_RANKS = 2

/** Best first: each rank for whole syllables before the same for a beginning. */
const ranksFor = <Item>(words: ReadonlyArray<string>): ReadonlyArray<Matches<Item>> => {
  const beginnings = ranksBy<Item>(words, begun)
  return ranksBy<Item>(words, whole).flatMap((matches, at) => [matches, ...beginnings.slice(at, at + 1)])
}

const rankedEntries = <Item>(
  entries: ReadonlyArray<SearchEntry<Item>>,
  query: string,
): ReadonlyArray<SearchEntry<Item>> => {
  const words = syllables(query).slice(0, MOST_SYLLABLES)
  if (words.length === 0) return []
  const ranks = ranksFor<Item>(words)
  const found: ReadonlyArray<Array<SearchEntry<Item>>> = ranks.map(() => [])
  for (const entry of entries) found[ranks.findIndex((matches) => matches(entry))]?.push(entry)
  const best = found.slice(0, -LAST_RANKS).flat()
  const ranked = best.length > 0 ? best : found.flat()
  const marked = markedSyllables(query).filter((syllable) => /\p{M}/u.test(syllable))
  return marked.length === 0
    ? ranked
    : ranked.slice(0, MOST_COMPARED).filter(({ hasMarked }) => hasMarked(marked))
}

/**
 * The items in which all words of the query stand, those with them in the title first, in their order; 30 at most. Words that are
 * typed with marks are found with these marks only. What a query means in other words comes first.
 */
export const findEntries = <Item>(
  entries: ReadonlyArray<SearchEntry<Item>>,
  query: string,
): ReadonlyArray<Item> => {
  const asked = query.slice(0, LONGEST_QUERY)
  const found = [...otherNames(asked), asked].flatMap((words) => rankedEntries(entries, words))
  return [...new Set(found)].slice(0, MOST_FOUND).map(({ item }) => item)
}
