import type { Query, SearchKey } from './search-key'

/**
 * Ways to match, best first. `bare` is the text without its leading kind, such as `tỉnh` or `quận`. `kind`: nothing but a
 * kind has been typed so far.
 */
const ANSWERS = {
  name: (key: SearchKey, { whole }: Query) => key.bare === whole || key.whole === whole,
  start: (key: SearchKey, { whole }: Query) => key.bare.startsWith(whole),
  kind: (key: SearchKey, { whole, bare }: Query) => whole === bare && key.whole.startsWith(whole),
  kindStart: (key: SearchKey, { whole }: Query) => key.whole.startsWith(whole),
  bareName: (key: SearchKey, { bare }: Query) => key.bare === bare,
  bareStart: (key: SearchKey, { bare }: Query) => key.bare.startsWith(bare),
  initials: (key: SearchKey, { whole }: Query) => key.initials.includes(whole),
  wordStart: (key: SearchKey, { bare }: Query) => key.fromEachWord.some((rest) => rest.startsWith(bare)),
  part: (key: SearchKey, { bare }: Query) => key.whole.includes(bare),
}
export type Match = keyof typeof ANSWERS

const MATCHES = Object.keys(ANSWERS) as ReadonlyArray<Match>

/** The best way in which the label matches, or null (M-081, A-26). */
export const bestMatch = (key: SearchKey, query: Query): Match | null =>
  ANSWERS.part(key, query) || ANSWERS.initials(key, query)
    ? (MATCHES.find((match) => ANSWERS[match](key, query)) ?? null)
    : null
