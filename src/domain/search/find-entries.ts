import { namedConcerns, otherNames } from './other-names'
import { LONGEST_QUERY } from './search-address'
import type { SearchEntry } from './search-entry'
import { hasMarks, type TypedWord, typedWords, withoutFillers } from './typed-words'

const MOST_SYLLABLES = 12
const MOST_FOUND = 30
/** Of how many entries, the best first, the marks are compared. */
const MOST_COMPARED = 100

/** The fewest letters for which the last word may be the beginning of one: `vita` finds `vitamin`. */
const LENGTH_OF_BEGINNING = 4

type Words = ReadonlyArray<TypedWord>
type Entries<Item> = ReadonlyArray<SearchEntry<Item>>

/** What is looked for in a text whose syllables stand between blanks. */
type Form = (words: Words) => TypedWord

const asWords: Form = (words) => ({
  marked: ` ${words.map(({ marked }) => marked).join(' ')} `,
  bare: ` ${words.map(({ bare }) => bare).join(' ')} `,
})

const mayBegin = (word: TypedWord): boolean => word.bare.length >= LENGTH_OF_BEGINNING && !hasMarks(word)

const asBeginning: Form = (words) => {
  const whole = asWords(words)
  return words.slice(-1).some(mayBegin)
    ? { marked: whole.marked.trimEnd(), bare: whole.bare.trimEnd() }
    : whole
}

type Matches<Item> = (entry: SearchEntry<Item>) => boolean

const ranksBy = <Item>(words: Words, form: Form): ReadonlyArray<Matches<Item>> => {
  const phrase = form(words)
  const each = words.map((word) => form([word]))
  return [
    ({ title }) => title.includes(phrase.marked),
    ({ title }) => each.every(({ marked }) => title.includes(marked)),
    ({ summary }) => summary.includes(phrase.marked),
    ({ title, summary }) => each.every(({ marked }) => title.includes(marked) || summary.includes(marked)),
    ({ text }) => text.includes(phrase.bare),
    ({ title, summary, text }) =>
      each.every(
        ({ marked, bare }) => title.includes(marked) || summary.includes(marked) || text.includes(bare),
      ),
  ]
}

/**
 * Best first: each rank for whole syllables before the same for a beginning. `last` are tried only where all others find
 * nothing, because short syllables are in every long text.
 */
const ranksFor = <Item>(words: Words) => {
  const forms = words.some(mayBegin) ? [asWords, asBeginning] : [asWords]
  const ranks = forms.map((form) => ranksBy<Item>(words, form))
  const all = (ranks[0] ?? []).flatMap((_, at) => ranks.flatMap((one) => one.slice(at, at + 1)))
  return { good: all.slice(0, -forms.length), last: all.slice(-forms.length) }
}

/** What is sought by words: the entries that may match, and those that do, by their good ranks or by the last. */
const sought = <Item>(words: Words) => {
  const marked = words.filter(hasMarks).map((word) => word.marked)
  const { good, last } = ranksFor<Item>(words)
  const matchesOf =
    (ranks: ReadonlyArray<Matches<Item>>) =>
    (entries: Entries<Item>): Entries<Item> => {
      const found: ReadonlyArray<Array<SearchEntry<Item>>> = ranks.map(() => [])
      for (const entry of entries) found[ranks.findIndex((matches) => matches(entry))]?.push(entry)
      const ranked = found.flat()
      if (marked.length === 0) return ranked
      const kept: Array<SearchEntry<Item>> = []
      for (const entry of ranked.slice(0, MOST_COMPARED)) {
        if (kept.length < MOST_FOUND && entry.hasMarked(marked)) kept.push(entry)
      }
      return kept
    }
  return {
    /** Each rank implies the last one. */
    candidates: (entries: Entries<Item>) =>
      words.length === 0 ? [] : entries.filter((entry) => last.at(-1)?.(entry)),
    good: matchesOf(good),
    last: matchesOf(last),
  }
}

/** How much a word counts in a phrase of a title, in a title, in a summary, and elsewhere in an entry that has all words. */
const WORTH = { phrase: 10, title: 3, summary: 2, text: 1 } as const

/** The share of the words, by their rarity, that an entry needs if no two of them stand together in its title. */
const LEAST_SHARE = 0.5

/** An entry with the share of the words that it has. */
type Match<Item> = { readonly entry: SearchEntry<Item>; readonly share: number }

const sum = (all: ReadonlyArray<number>): number => all.reduce((one, other) => one + other, 0)

/** The entries with some of the words in title or summary, and those of `whole`, which have all of them anywhere; best first. */
const nearEntries = <Item>(
  entries: Entries<Item>,
  asked: Words,
  whole: ReadonlySet<SearchEntry<Item>>,
): ReadonlyArray<Match<Item>> => {
  const terms = withoutFillers(asked)
  const words = terms.map((word) => asWords([word]).marked)
  const known = entries.flatMap((entry) => {
    const least = whole.has(entry) ? WORTH.text : 0
    const worths = words.map((word) =>
      entry.title.includes(word) ? WORTH.title : entry.summary.includes(word) ? WORTH.summary : least,
    )
    return worths.some((worth) => worth > 0) ? [{ entry, worths }] : []
  })
  const rarities = terms.map((_, at) => {
    const having = known.filter(({ worths }) => worths[at] !== 0).length
    return Math.log(1 + entries.length / (having || 0.5))
  })
  const pairs = asked.slice(1).map((_, at) => {
    const pair = asked.slice(at, at + 2)
    const rarity = sum(rarities.filter((_, term) => pair.some((word) => word === terms[term])))
    return { phrase: asWords(pair).marked, rarity }
  })
  return known
    .map(({ entry, worths }) => {
      const phrases = sum(pairs.map(({ phrase, rarity }) => (entry.title.includes(phrase) ? rarity : 0)))
      const share = sum(rarities.filter((_, at) => worths[at] !== 0)) / sum(rarities)
      const worth = phrases * WORTH.phrase + sum(rarities.map((rarity, at) => rarity * (worths[at] ?? 0)))
      return { entry, share, worth, isNear: phrases > 0 || share >= LEAST_SHARE }
    })
    .filter(({ isNear }) => isNear)
    .sort((one, other) => other.worth - one.worth)
}

type Found<Item> = {
  readonly items: ReadonlyArray<Item>
  /** Whether even the first item has only a part of the words. */
  readonly isNear: boolean
}

/** Where the words of a question find nothing good, its terms are tried without the rest, then any of these. */
const entriesFor = <Item>(entries: Entries<Item>, asked: Words): ReadonlyArray<Match<Item>> => {
  const kept = withoutFillers(asked)
  const terms = sought<Item>(kept)
  const candidates = terms.candidates(entries)
  for (const { good } of kept.length === asked.length ? [terms] : [sought<Item>(asked), terms]) {
    const found = good(candidates)
    if (found.length > 0) return found.map((entry) => ({ entry, share: 1 }))
  }
  return nearEntries(entries, asked, new Set(terms.last(candidates)))
}

const goodEntries = <Item>(entries: Entries<Item>, words: Words): Entries<Item> => {
  const { candidates, good } = sought<Item>(words)
  return good(candidates(entries))
}

/**
 * The items in which all words of the query stand, those with them in the title first, in their order; 30 at most. Words that are
 * typed with marks are found with these marks only. What a query means in other words comes first, as do the concerns it names.
 */
export const findEntries = <Item>(
  entries: Entries<Item>,
  query: string,
  concerns: ReadonlyArray<string>,
): Found<Item> => {
  const typed = query.slice(0, LONGEST_QUERY)
  const ofConcerns = namedConcerns(typed, concerns).flatMap((title) => {
    const { marked } = asWords(typedWords(title))
    return entries.filter((entry) => entry.title.includes(marked))
  })
  const meant = [
    ...ofConcerns,
    ...otherNames(typed).flatMap((words) => goodEntries(entries, typedWords(words))),
  ]
  const found = entriesFor(entries, typedWords(typed).slice(0, MOST_SYLLABLES))
  const items = [...new Set([...meant, ...found.map(({ entry }) => entry)])]
    .slice(0, MOST_FOUND)
    .map(({ item }) => item)
  return { items, isNear: meant.length === 0 && (found[0]?.share ?? 1) < 1 }
}
