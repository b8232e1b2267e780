// Inlined into each page before the first paint: a hash route shows another screen than the drawn one.
const { hash, pathname } = location
if (hash.startsWith('#/') || (pathname === '/' && hash[1])) document.documentElement.dataset.route = 'hash'
