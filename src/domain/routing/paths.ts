import type { NewsTab } from '../news/news-tab'

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
  tradingTerms: '/trading-terms',
  complaints: '/complaints',
} as const

export const HOME_ALIASES = [
  '/product-detail',
  ...['prod-01', 'prod-02', 'prod-03'].flatMap((id) => [`/product-detail/${id}`, `/${id}`]),
] as const

export const packagesPath = (slug: string): string => `/${slug}-packages`

export const productDetailPath = (id: string): string => `${PATHS.productDetail}?id=${encodeURIComponent(id)}`

export const newsDetailPath = (id: string): string => `${PATHS.newsDetail}?id=${encodeURIComponent(id)}`

export const videoPath = (id: string): string => `${PATHS.video}?id=${encodeURIComponent(id)}`

/** `page` counts from 1; page 1 is omitted from the URL (M-060, A-21). */
export const newsListPath = (tab: NewsTab, page = 1): string =>
  `${PATHS.newsList}?tabIdx=${tab}${page > 1 ? `&page=${page}` : ''}`

export const productListPath = (page = 1): string => `${PATHS.productList}${page > 1 ? `?page=${page}` : ''}`
