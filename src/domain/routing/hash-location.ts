export type HashLocation = { readonly path: string; readonly search: string }

/** The query comes without `?` (M-002, A-01). */
export const readHash = (hash: string): HashLocation => {
  const [path = '', ...query] = hash.replace(/^#?\/*/, '').split('?')
  return { path: `/${path.replace(/\/+$/, '')}`, search: query.join('?') }
}

export const writeHash = (route: string): string => `#/${route.replace(/^#?\/*/, '')}`
