// Inlined into each page, before the first paint: hides the rendered screen if the hash names another one, by which styles draw what
// stands in for it.
import { HOME_ALIASES } from '../../domain/routing/routes'

const { hash, pathname } = location
if (pathname === '/' ? hash[1] && !['/', ...HOME_ALIASES].includes(hash.slice(1)) : hash.startsWith('#/'))
  document.documentElement.dataset.route = hash
