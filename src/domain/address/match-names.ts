import { endsWith, type Query, type SearchKey, type Tail, toQuery, withoutTail } from './search-key'

/** Ways to match, best first; `bare` lacks a leading kind such as `quận`; `kind`: only a kind has been typed so far. */
const WAYS = {
  name: (key: SearchKey, { whole }: Query) => key.bare === whole || key.whole === whole,
  start: (key: SearchKey, { whole }: Query) => key.bare.startsWith(whole),
  kind: (key: SearchKey, { whole, bare }: Query) => whole === bare && key.whole.startsWith(whole),
  kindStart: (key: SearchKey, { whole }: Query) => key.whole.startsWith(whole),
  bareName: (key: SearchKey, { bare }: Query) => key.bare === bare,
  bareStart: (key: SearchKey, { bare }: Query) => bare !== null && key.bare.startsWith(bare),
  initials: (key: SearchKey, { whole, bare }: Query) =>
    key.initials.includes(whole) || (bare !== null && key.initials.includes(bare)),
  wordStart: (key: SearchKey, { bare }: Query) =>
    bare !== null && key.fromEachWord.some((rest) => rest.startsWith(bare)),
  part: (key: SearchKey, { whole, bare }: Query) => key.whole.includes(bare ?? whole),
}
export type Match = keyof typeof WAYS

const MATCHES = Object.keys(WAYS) as ReadonlyArray<Match>

/** The best way in which the label matches, or null (M-081, A-26). */
const bestMatch = (key: SearchKey, query: Query): Match | null =>
  WAYS.part(key, query) || WAYS.initials(key, query)
    ? (MATCHES.find((match) => WAYS[match](key, query)) ?? null)
    : null

/** A place under its pre-2025 name, a former one or a 2025 name; `tails` are the provinces that may follow a 2025 name. */
export type Candidate<A> = {
  readonly place: A
  readonly key: SearchKey
  readonly named: 'old' | 'former' | 'new'
  readonly tails: ReadonlyArray<Tail>
}

// An old name that starts with the query ranks above a new name that equals it: the visitor may still be typing. New names are
// not found by their kind alone, which thousands share, and former names by their beginning only, after all others.
const ORDER: ReadonlyArray<`${'old' | 'former' | 'new'} ${Match}`> = [
  'old name',
  'old start',
  'old kind',
  'old kindStart',
  'former name',
  'new name',
  'old bareName',
  'new bareName',
  'old bareStart',
  'old initials',
  'old wordStart',
  'new start',
  'new kindStart',
  'new bareStart',
  'new wordStart',
  'old part',
  'former start',
]

const NOT_FOUND = Number.POSITIVE_INFINITY

const hasSameMarks = (key: SearchKey, query: Query): boolean =>
  ` ${key.spelled}`.includes(` ${query.spelled}`)

const orderByName = ({ key, named }: Candidate<unknown>, query: Query): number => {
  const match = bestMatch(key, query)
  const order = match === null ? -1 : ORDER.indexOf(`${named} ${match}`)
  if (order === -1) return NOT_FOUND
  return query.hasMarks && !hasSameMarks(key, query) ? ORDER.length + order : order
}

/** Whether the query is the whole name, with or without its kind. */
export const isNamed =
  (query: Query) =>
  (candidate: Candidate<unknown>): boolean =>
    query.whole !== '' && orderByName(candidate, query) === ORDER.indexOf(`${candidate.named} name`)

const orderOf = (candidate: Candidate<unknown>, query: Query): number => {
  const tail = candidate.tails.find((province) => endsWith(query, province))
  const order = orderByName(candidate, query)
  return tail === undefined ? order : Math.min(order, orderByName(candidate, withoutTail(query, tail)))
}

/**
 * The matching places, best first, whatever the case, diacritics and kind words; all, by their old names, for an empty query
 * (M-081, A-26).
 */
export const searchPlaces = <A>(candidates: ReadonlyArray<Candidate<A>>, typed: string): ReadonlyArray<A> => {
  const query = toQuery(typed)
  if (query.whole === '') return candidates.filter(({ named }) => named === 'old').map(({ place }) => place)
  return candidates
    .flatMap((candidate) => {
      const order = orderOf(candidate, query)
      return order === NOT_FOUND ? [] : [{ place: candidate.place, order }]
    })
    .toSorted((a, b) => a.order - b.order)
    .map(({ place }) => place)
}
