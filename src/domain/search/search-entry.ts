import { markedSyllables, syllables } from './syllables'

/** Texts without marks, each syllable between blanks, so that whole syllables are found in them. */
export type SearchEntry<Item> = {
  readonly item: Item
  readonly title: string
  readonly summary: string
  readonly text: string
  /** Whether the entry has all of these syllables with their marks, as of `markedSyllables`. */
  readonly hasMarked: (syllables: ReadonlyArray<string>) => boolean
}

/** Texts or HTML as they are shown. */
export type SearchText<Item> = Omit<SearchEntry<Item>, 'hasMarked'>

const betweenBlanks = (text: string): string => ` ${syllables(text).join(' ')} `

const withoutTags = (text: string): string => text.replace(/<[^>]*>/g, ' ')

/** Leaves out the tags of HTML. Marks are read from what is given only when they are asked for, so that an entry
 * need not hold its text twice. */
export const searchEntry = <Item>(given: SearchText<Item>): SearchEntry<Item> => ({
  item: given.item,
  title: betweenBlanks(given.title),
  summary: betweenBlanks(given.summary),
  text: betweenBlanks(withoutTags(given.text)),
  hasMarked: (wanted) => {
    const own = new Set(markedSyllables(`${given.title} ${given.summary} ${withoutTags(given.text)}`))
    return wanted.every((syllable) => own.has(syllable))
  },
})
