// Inlined into each page before the first paint: a hash route shows another screen than the drawn one.
const { hash, pathname } = location
if (pathname === '/' ? hash[1] && hash !== '#/' : hash.startsWith('#/'))
  document.documentElement.dataset.route = 'hash'
