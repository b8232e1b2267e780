/** In the order in which they are offered. */
export const SEARCH_KINDS = ['product', 'article', 'video', 'question', 'guide'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** `guide`: a page of the shop itself; `question`: a common one. `price` and `organisation` are empty where there is none. */
export type SearchResult = {
  readonly kind: SearchKind
  readonly address: string
  readonly title: string
  readonly summary: string
  readonly picture: string
  readonly price: string
  readonly organisation: string
}
