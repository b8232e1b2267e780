import { markedSyllables, syllables } from './syllables'

/** A word of a query as of `markedSyllables`, and without marks. */
export type TypedWord = { readonly marked: string; readonly bare: string }

export const typedWords = (text: string): ReadonlyArray<TypedWord> =>
  (text.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []).map((written) => ({
    marked: markedSyllables(written).join(''),
    bare: syllables(written).join(''),
  }))

export const hasMarks = ({ marked }: TypedWord): boolean => /\p{M}/u.test(marked)

/** Whether one word may be meant by the other: a word that is typed with marks only by the same marks. */
const canMean = (typed: TypedWord, word: TypedWord): boolean =>
  typed.marked === word.marked || (typed.bare === word.bare && !hasMarks(typed))

/** Whether the query has these words in their order from the place `at` on. */
export const isTypedAs = (
  query: ReadonlyArray<TypedWord>,
  words: ReadonlyArray<TypedWord>,
  at: number,
): boolean =>
  words.every((word, index) => {
    const typed = query[at + index]
    return typed !== undefined && canMean(typed, word)
  })

const FILLERS = typedWords(
  'gì cho không có được bao lâu nhiêu giờ nào thế là bị cần nên thì làm sao tốt như mà và với để ạ nhé vậy hả ơi à tôi mình em anh shop ad phải hay của',
)

/** The words of a query without those of a question that say nothing of its subject; all of them if no other is there. */
export const withoutFillers = (query: ReadonlyArray<TypedWord>): ReadonlyArray<TypedWord> => {
  const terms = query.filter((typed) => !FILLERS.some((filler) => canMean(typed, filler)))
  return terms.length === 0 ? query : terms
}
