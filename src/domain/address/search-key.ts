import { fold } from '../text/fold'

const KIND_WORDS = /^(tinh|thanh pho|tp|quan|huyen|thi xa|thi tran|phuong|xa|dac khu|q|h|tx|p|x)[ .]+(?=\S)/

const kindOf = (folded: string): string => KIND_WORDS.exec(folded)?.[0] ?? ''

/** The words of a folded text. y counts as i and k as c, because names are spelled both ways (Quy Nhơn, Bắc Kạn). */
const words = (folded: string): ReadonlyArray<string> =>
  folded
    .replaceAll('y', 'i')
    .replaceAll('k', 'c')
    .match(/[\p{L}\p{N}]+/gu) ?? []

const lettersOnly = (folded: string): string => words(folded).join('')

const initialsOf = (parts: ReadonlyArray<string>): string =>
  parts.map((word) => (/^\d+$/.test(word) ? word : word.charAt(0))).join('')

const spelled = (text: string): string => text.normalize('NFC').trim().toLowerCase()

export type SearchKey = {
  readonly spelled: string
  readonly whole: string
  readonly bare: string
  readonly fromEachWord: ReadonlyArray<string>
  readonly initials: ReadonlyArray<string>
}

/**
 * The forms of a place's name by which it can be found: as spelled, folded to bare letters with and without its kind, from
 * each word on, and by initials.
 */
export const toSearchKey = (label: string): SearchKey => {
  const folded = fold(label)
  const parts = words(folded)
  const fromEachWord = parts.map((_, index) => parts.slice(index).join(''))
  const initials = initialsOf(parts)
  return {
    spelled: spelled(label),
    whole: fromEachWord[0] ?? '',
    bare: fromEachWord[words(kindOf(folded)).length] ?? '',
    fromEachWord,
    initials: [initials, `tp${initials}`],
  }
}

export type Query = {
  readonly spelled: string
  readonly hasMarks: boolean
  readonly whole: string
  readonly bare: string
}

/** A typed text in the forms that are compared with a `SearchKey`. */
export const toQuery = (typed: string): Query => {
  const folded = fold(typed).replace(/^p[ .]+(?=\S)/, 'phuong ')
  return {
    spelled: spelled(typed),
    hasMarks: spelled(typed) !== fold(typed),
    whole: lettersOnly(folded),
    bare: lettersOnly(folded.slice(kindOf(folded).length)),
  }
}

export type Tail = { readonly letters: string; readonly words: number }

/** The name of a province as it may be typed after the name of a district or ward. */
export const toTail = (province: string): Tail => {
  const folded = fold(province)
  return { letters: lettersOnly(folded), words: words(folded).length }
}

/** Whether the query ends with the name of the province after another name, as in `bồ đề, hà nội`. */
export const endsWith = ({ bare }: Query, { letters }: Tail): boolean =>
  bare.endsWith(letters) && bare !== letters

/** The query without the province at its end. */
export const withoutTail = (query: Query, { letters, words: count }: Tail): Query => ({
  ...query,
  spelled: query.spelled
    .split(/[\s,.-]+/)
    .slice(0, -count)
    .join(' '),
  whole: query.whole.slice(0, -letters.length),
  bare: query.bare.slice(0, -letters.length),
})
