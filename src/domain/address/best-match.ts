import type { Query, SearchKey } from './search-key'

/** Ways to match, best first; `bare` lacks a leading kind such as `quận`; `kind`: only a kind has been typed so far. */
const WAYS = {
  name: (key: SearchKey, { whole }: Query) => key.bare === whole || key.whole === whole,
  start: (key: SearchKey, { whole }: Query) => key.bare.startsWith(whole),
  kind: (key: SearchKey, { whole, bare }: Query) => whole === bare && key.whole.startsWith(whole),
  kindStart: (key: SearchKey, { whole }: Query) => key.whole.startsWith(whole),
  bareName: (key: SearchKey, { bare }: Query) => key.bare === bare,
  bareStart: (key: SearchKey, { bare }: Query) => key.bare.startsWith(bare),
  initials: (key: SearchKey, { whole, bare }: Query) =>
    key.initials.includes(whole) || key.initials.includes(bare),
  wordStart: (key: SearchKey, { bare }: Query) => key.fromEachWord.some((rest) => rest.startsWith(bare)),
  part: (key: SearchKey, { bare }: Query) => key.whole.includes(bare),
}
export type Match = keyof typeof WAYS

const MATCHES = Object.keys(WAYS) as ReadonlyArray<Match>

/** The best way in which the label matches, or null (M-081, A-26). */
export const bestMatch = (key: SearchKey, query: Query): Match | null =>
  WAYS.part(key, query) || WAYS.initials(key, query)
    ? (MATCHES.find((match) => WAYS[match](key, query)) ?? null)
    : null
