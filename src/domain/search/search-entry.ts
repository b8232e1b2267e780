import { syllables } from './syllables'

/** Texts without marks, each syllable between blanks, so that whole syllables are found in them. */
export type SearchEntry<Item> = {
  readonly item: Item
  readonly title: string
  readonly summary: string
  readonly text: string
}

const searched = (text: string): string => ` ${syllables(text).join(' ')} `

/** Takes texts or HTML as they are shown; the tags of HTML are left out. */
export const searchEntry = <Item>({ item, title, summary, text }: SearchEntry<Item>): SearchEntry<Item> => ({
  item,
  title: searched(title),
  summary: searched(summary),
  text: searched(text.replace(/<[^>]*>/g, ' ')),
})
