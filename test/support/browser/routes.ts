/** Every kind of screen with an address that shows it. */
export const ROUTES = [
  { name: 'home', route: '/' },
  { name: 'product list', route: '/app-product-list' },
  { name: 'product detail', route: '/app-product-list/detail?id=sp-01' },
  { name: 'videos', route: '/app-news/list?tabIdx=0' },
  { name: 'articles', route: '/app-news/list?tabIdx=1' },
  { name: 'article', route: '/app-news/list/detail?id=van-dong-va-trai-tim' },
  { name: 'packages', route: '/nam-vung-packages' },
  { name: 'about', route: '/about' },
  { name: 'privacy policy', route: '/privacy-policy' },
  { name: 'return policy', route: '/return-policy' },
  { name: 'not found', route: '/khong-co-trang-nay' },
] as const
