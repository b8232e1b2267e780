import { otherNames } from './other-names'
import { LONGEST_QUERY } from './search-address'
import type { SearchEntry } from './search-entry'
import { markedSyllables, syllables } from './syllables'
import { typedWords, withoutFillers } from './typed-words'

const MOST_SYLLABLES = 12
const MOST_FOUND = 30
/** Of how many entries, the best first, the marks are compared. */
const MOST_COMPARED = 100

/** The fewest letters for which the last word may be the beginning of one: `vita` finds `vitamin`. */
const LENGTH_OF_BEGINNING = 4

/** What is looked for in a text whose syllables stand between blanks. */
type Form = (words: ReadonlyArray<string>) => string

const asWords: Form = (words) => ` ${words.join(' ')} `

const asBeginning: Form = (words) =>
  (words.at(-1) ?? '').length < LENGTH_OF_BEGINNING ? asWords(words) : ` ${words.join(' ')}`

type Matches<Item> = (entry: SearchEntry<Item>) => boolean

const ranksBy = <Item>(words: ReadonlyArray<string>, form: Form): ReadonlyArray<Matches<Item>> => {
  const phrase = form(words)
  const each = words.map((word) => form([word]))
  const hasEach = (...texts: ReadonlyArray<string>): boolean =>
    each.every((word) => texts.some((text) => text.includes(word)))
  return [
    ({ title }) => title.includes(phrase),
    ({ title }) => hasEach(title),
    ({ summary }) => summary.includes(phrase),
    ({ title, summary }) => hasEach(title, summary),
    ({ text }) => text.includes(phrase),
    ({ title, summary, text }) => hasEach(title, summary, text),
  ]
}

/** Best first: each rank for whole syllables before the same for a beginning. */
const ranksFor = <Item>(words: ReadonlyArray<string>): ReadonlyArray<Matches<Item>> => {
  const beginnings = ranksBy<Item>(words, asBeginning)
  return ranksBy<Item>(words, asWords).flatMap((matches, at) => [matches, ...beginnings.slice(at, at + 1)])
}

/** The number of last ranks that are tried only where all others find nothing, because short syllables are in every long text. */
const LAST_RANKS = 2

/** What is sought by a query: the entries that may match, and those that do, by its good ranks or by the last. */
const sought = <Item>(query: string) => {
  const words = syllables(query).slice(0, MOST_SYLLABLES)
  const marked = markedSyllables(query).filter((syllable) => /\p{M}/u.test(syllable))
  const all = ranksFor<Item>(words)
  const matchesOf =
    (ranks: ReadonlyArray<Matches<Item>>) =>
    (entries: ReadonlyArray<SearchEntry<Item>>): ReadonlyArray<SearchEntry<Item>> => {
      const found: ReadonlyArray<Array<SearchEntry<Item>>> = ranks.map(() => [])
      for (const entry of entries) found[ranks.findIndex((matches) => matches(entry))]?.push(entry)
      const ranked = found.flat()
      return marked.length === 0
        ? ranked
        : ranked.slice(0, MOST_COMPARED).filter(({ hasMarked }) => hasMarked(marked))
    }
  return {
    /** Each rank implies the last one. */
    candidates: (entries: ReadonlyArray<SearchEntry<Item>>) =>
      words.length === 0 ? [] : entries.filter((entry) => all.at(-1)?.(entry)),
    good: matchesOf(all.slice(0, -LAST_RANKS)),
    last: matchesOf(all.slice(-LAST_RANKS)),
  }
}

/** Where the words of a question find nothing good, its terms are tried without the rest. */
const entriesFor = <Item>(
  entries: ReadonlyArray<SearchEntry<Item>>,
  query: string,
): ReadonlyArray<SearchEntry<Item>> => {
  const typed = typedWords(query).slice(0, MOST_SYLLABLES)
  const kept = withoutFillers(typed)
  const asked = sought<Item>(query)
  const terms =
    kept.length === typed.length ? asked : sought<Item>(kept.map(({ written }) => written).join(' '))
  const candidates = terms.candidates(entries)
  for (const { good } of new Set([asked, terms])) {
    const found = good(candidates)
    if (found.length > 0) return found
  }
  return terms.last(candidates)
}

const goodEntries = <Item>(
  entries: ReadonlyArray<SearchEntry<Item>>,
  query: string,
): ReadonlyArray<SearchEntry<Item>> => {
  const { candidates, good } = sought<Item>(query)
  return good(candidates(entries))
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
  const meant = otherNames(asked).flatMap((words) => goodEntries(entries, words))
  return [...new Set([...meant, ...entriesFor(entries, asked)])].slice(0, MOST_FOUND).map(({ item }) => item)
}
