import { SEARCH_KINDS, type SearchKind } from './search-result'

export const SEARCH_ADDRESS = '/tim-kiem'

/** The parameter with what is looked for. */
export const SEARCH_FIELD = 'q'

/** The parameter that asks for results of one kind only. */
export const SEARCH_KIND_FIELD = 'loai'

/** In characters; what follows is not looked for. */
export const LONGEST_QUERY = 100

const KINDS: Readonly<Record<SearchKind, string>> = {
  product: 'san-pham',
  article: 'bai-viet',
  video: 'video',
}

/** The page with the results of one kind, or of all. */
export const searchAddress = (query: string, kind: SearchKind | null): string =>
  `${SEARCH_ADDRESS}?${SEARCH_FIELD}=${encodeURIComponent(query)}${kind === null ? '' : `&${SEARCH_KIND_FIELD}=${KINDS[kind]}`}`

/** Reads what `SEARCH_KIND_FIELD` says; `null` where it names no kind. */
export const searchKind = (text: string | null): SearchKind | null =>
  SEARCH_KINDS.find((kind) => KINDS[kind] === text) ?? null
