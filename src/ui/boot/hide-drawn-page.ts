// Inlined into each page, before anything is painted: a hash route is another screen than the one that was drawn.
const { hash, pathname } = location
if (hash.startsWith('#/') || (pathname === '/' && hash[1])) document.documentElement.dataset.route = 'hash'
