import type { NewsTab } from '../news/news-tab'

/** Every path of the site (M-005..M-012). */
export const PATHS = {
  home: '/',
  productList: '/app-product-list',
  productDetail: '/app-product-list/detail',
  news: '/app-news',
  newsList: '/app-news/list',
  newsDetail: '/app-news/list/detail',
  video: '/app-news/video',
  about: '/about',
  privacyPolicy: '/privacy-policy',
  returnPolicy: '/return-policy',
} as const

/** Paths that show the home screen as well (M-006, A-03). */
export const HOME_ALIASES = [
  '/product-detail',
  ...['prod-01', 'prod-02', 'prod-03'].flatMap((id) => [`/product-detail/${id}`, `/${id}`]),
] as const

/** Takes the brand's slug, gives the packages page's path (M-008, A-05). */
export const packagesPath = (slug: string): string => `/${slug}-packages`

/** Takes a product id, gives the address of its detail (M-036, M-047). */
export const productDetailPath = (id: string): string => `${PATHS.productDetail}?id=${encodeURIComponent(id)}`

/** Takes an article id, gives the address of its detail (M-038). */
export const newsDetailPath = (id: string): string => `${PATHS.newsDetail}?id=${encodeURIComponent(id)}`

/** Takes a video's id, gives the address of its own page. */
export const videoPath = (id: string): string => `${PATHS.video}?id=${encodeURIComponent(id)}`

/** Takes a tab and a page from 1, gives the address of the news list; page 1 is left out (M-060, A-21). */
export const newsListPath = (tab: NewsTab, page = 1): string =>
  `${PATHS.newsList}?tabIdx=${tab}${page > 1 ? `&page=${page}` : ''}`

/** Takes a page from 1, gives the address of the product list; page 1 is left out. */
export const productListPath = (page = 1): string => `${PATHS.productList}${page > 1 ? `?page=${page}` : ''}`
