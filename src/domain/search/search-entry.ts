import { markedSyllables, syllables } from './syllables'

/** Texts without marks, each syllable between blanks, so that whole syllables are found in them. */
export type SearchEntry<Item> = {
  readonly item: Item
  readonly title: string
  readonly summary: string
  readonly text: string
  /** Whether a syllable with marks, as of `markedSyllables`, is a syllable of the entry. */
  readonly says: (syllable: string) => boolean
}

/** Texts or HTML as they are shown. */
export type SearchText<Item> = Omit<SearchEntry<Item>, 'says'>

const searched = (text: string): string => ` ${syllables(text).join(' ')} `

const withoutTags = (text: string): string => text.replace(/<[^>]*>/g, ' ')

/** Leaves out the tags of HTML. Marks are read from the given texts only when they are asked for, because few entries are. */
export const searchEntry = <Item>(given: SearchText<Item>): SearchEntry<Item> => ({
  item: given.item,
  title: searched(given.title),
  summary: searched(given.summary),
  text: searched(withoutTags(given.text)),
  says: (syllable) =>
    markedSyllables(`${given.title} ${given.summary} ${withoutTags(given.text)}`).includes(syllable),
})
