// Inlined into each page before the first paint: hides the rendered screen if the hash names another one. Styles then draw a
// placeholder.
import { HOME_ALIASES } from '../../domain/routing/routes'

const { hash, pathname } = location
if (pathname === '/' ? hash[1] && !['/', ...HOME_ALIASES].includes(hash.slice(1)) : hash.startsWith('#/'))
  document.documentElement.dataset.route = hash
