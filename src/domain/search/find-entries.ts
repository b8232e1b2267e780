import { LONGEST_QUERY } from './search-address'
import type { SearchEntry } from './search-entry'
import { syllables } from './syllables'

const MOST_SYLLABLES = 12
const MOST_FOUND = 30

/** From this many letters on, the last word may be the beginning of one: `vita` finds `vitamin`. */
const LENGTH_OF_BEGINNING = 4

/** What is looked for in a text whose syllables stand between blanks. */
const sought = (words: ReadonlyArray<string>): string => {
  const isBeginning = (words.at(-1) ?? '').length >= LENGTH_OF_BEGINNING
  return ` ${words.join(' ')}${isBeginning ? '' : ' '}`
}

type Matches<Item> = (entry: SearchEntry<Item>) => boolean

/** Best first; the last one is tried only where all others find nothing, because short syllables are in every long text. */
const ranksFor = <Item>(words: ReadonlyArray<string>): ReadonlyArray<Matches<Item>> => {
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

/** The items in which all words of the query stand, those with them in the title first, in their order; 30 at most. */
export const findEntries = <Item>(
  entries: ReadonlyArray<SearchEntry<Item>>,
  query: string,
): ReadonlyArray<Item> => {
  const words = syllables(query.slice(0, LONGEST_QUERY)).slice(0, MOST_SYLLABLES)
  if (words.length === 0) return []
  const ranks = ranksFor<Item>(words)
  const found: ReadonlyArray<Array<Item>> = ranks.map(() => [])
  for (const entry of entries) found[ranks.findIndex((matches) => matches(entry))]?.push(entry.item)
  const [last = [], ...better] = found.toReversed()
  const best = better.toReversed().flat()
  return (best.length > 0 ? best : last).slice(0, MOST_FOUND)
}
