import type { Query, SearchKey } from './search-key'

/** `bare` is a text without the word for its kind in front. */
const ANSWERS = {
  name: (key: SearchKey, { whole }: Query) => key.bare === whole || key.whole === whole,
  start: (key: SearchKey, { whole }: Query) => key.bare.startsWith(whole),
  kindStart: (key: SearchKey, { whole }: Query) => key.whole.startsWith(whole),
  bareName: (key: SearchKey, { bare }: Query) => key.bare === bare,
  bareStart: (key: SearchKey, { bare }: Query) => key.bare.startsWith(bare),
  initials: (key: SearchKey, { whole }: Query) => key.initials.includes(whole),
  wordStart: (key: SearchKey, { bare }: Query) => key.fromEachWord.some((rest) => rest.startsWith(bare)),
  part: (key: SearchKey, { bare }: Query) => key.whole.includes(bare),
}
export type Match = keyof typeof ANSWERS

const MATCHES = Object.keys(ANSWERS) as ReadonlyArray<Match>

/** The first way in which the label matches (M-081, A-26). */
export const matchOf = (key: SearchKey, query: Query): Match | null =>
  ANSWERS.part(key, query) || ANSWERS.initials(key, query)
    ? (MATCHES.find((match) => ANSWERS[match](key, query)) ?? null)
    : null
