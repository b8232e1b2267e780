import { SEARCH_KINDS, type SearchKind } from './search-result'

export const SEARCH_ADDRESS = '/tim-kiem'

/** The parameter with the query. */
export const SEARCH_FIELD = 'q'

/** The parameter that asks for results of one kind only. */
export const SEARCH_KIND_FIELD = 'loai'

/** The parameter that asks for more results: the page with so many times `RESULTS_PER_PAGE`. */
export const SEARCH_PAGE_FIELD = 'trang'

export const RESULTS_PER_PAGE = 12

/** In characters; the rest of a longer query is ignored. */
export const LONGEST_QUERY = 100

const KINDS: Readonly<Record<SearchKind, string>> = {
  guide: 'huong-dan',
  question: 'hoi-dap',
  product: 'san-pham',
  article: 'bai-viet',
  video: 'video',
}

/** The page with the results of one kind, or of all; `page` counts from 1. */
export const searchAddress = (query: string, kind: SearchKind | null, page = 1): string =>
  [
    `${SEARCH_ADDRESS}?${SEARCH_FIELD}=${encodeURIComponent(query)}`,
    ...(kind === null ? [] : [`${SEARCH_KIND_FIELD}=${KINDS[kind]}`]),
    ...(page === 1 ? [] : [`${SEARCH_PAGE_FIELD}=${page}`]),
  ].join('&')

/** Reads what `SEARCH_PAGE_FIELD` says; 1 where it is no number of one or two digits. */
export const searchPage = (text: string | null): number => (/^[1-9]\d?$/.test(text ?? '') ? Number(text) : 1)

/** Reads what `SEARCH_KIND_FIELD` says; `null` where it names no kind. */
export const searchKind = (text: string | null): SearchKind | null =>
  SEARCH_KINDS.find((kind) => KINDS[kind] === text) ?? null
