export type HashLocation = { readonly path: string; readonly search: string }

const LEAD = /^#?\/*/

/** The returned query has no leading `?` (M-002, A-01). */
export const readHash = (hash: string): HashLocation => {
  const [path = '', ...query] = hash.replace(LEAD, '').split('?')
  return { path: `/${path.replace(/\/+$/, '')}`, search: query.join('?') }
}

/** The hash of a route in the address: `#/app-product-list`. */
export const writeHash = (route: string): string => `#/${route.replace(LEAD, '')}`
