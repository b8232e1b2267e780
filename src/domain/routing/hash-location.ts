export type HashLocation = { readonly path: string; readonly search: string }

/** Takes the part of the address from `#` on, gives the route's path and its query without `?` (M-002, A-01). */
export const readHash = (hash: string): HashLocation => {
  const [path = '', ...query] = hash.replace(/^#?\/*/, '').split('?')
  return { path: `/${path.replace(/\/+$/, '')}`, search: query.join('?') }
}

/** Takes a route with its query, gives the part of the address from `#` on (M-001, M-003). */
export const writeHash = (route: string): string => `#/${route.replace(/^#?\/*/, '')}`
