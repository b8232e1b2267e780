export const SEARCH_ADDRESS = '/tim-kiem'

/** The only parameter of its query. */
export const SEARCH_FIELD = 'q'

/** In characters; what follows is not looked for. */
export const LONGEST_QUERY = 100
