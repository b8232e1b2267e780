import { wordsOfHtml } from '../news/article-html'
import { differentSyllables, markedSyllables, syllables } from './syllables'

/**
 * Texts without marks, each syllable between blanks, so that whole syllables are found in them. `title` and `summary` are
 * there once more with marks, after a bar.
 */
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

const betweenBlanks = (all: ReadonlyArray<string>): string => ` ${all.join(' ')} `

const bothWays = (text: string): string =>
  `${betweenBlanks(syllables(text))}|${betweenBlanks(markedSyllables(text))}`

/** Leaves out what only HTML means. The marks of the text are read from what is given only when they are asked for, so that
 * an entry need not hold it twice. */
export const searchEntry = <Item>(given: SearchText<Item>): SearchEntry<Item> => {
  const title = bothWays(given.title)
  const summary = bothWays(given.summary)
  return {
    item: given.item,
    title,
    summary,
    text: betweenBlanks(syllables(wordsOfHtml(given.text))),
    hasMarked: (wanted) => {
      const others = wanted.filter((one) => !title.includes(` ${one} `) && !summary.includes(` ${one} `))
      if (others.length === 0) return true
      const own = differentSyllables(wordsOfHtml(given.text))
      return others.every((one) => own.has(one))
    },
  }
}
