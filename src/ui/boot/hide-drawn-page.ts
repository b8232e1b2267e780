// Inlined into each page, before the first paint: hides the rendered screen if the hash names another one.
const { hash, pathname } = location
if (pathname === '/' ? hash[1] && hash !== '#/' : hash.startsWith('#/'))
  document.documentElement.dataset.route = 'hash'
