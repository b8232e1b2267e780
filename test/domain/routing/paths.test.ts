import { describe, expect, it } from 'vitest'
import {
  HOME_ALIASES,
  newsDetailPath,
  newsListPath,
  PATHS,
  packagesPath,
  productDetailPath,
  productListPath,
} from '../../../src/domain/routing/paths'

describe('the site’s paths', () => {
  it('[M-005, M-007, M-009, M-010, M-011] are those of the specification, and two that the law asks for', () => {
    expect(PATHS).toStrictEqual({
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
    })
  })

  it('[M-006, A-03] include home at every product address', () => {
    expect(HOME_ALIASES).toStrictEqual([
      '/product-detail',
      '/product-detail/prod-01',
      '/prod-01',
      '/product-detail/prod-02',
      '/prod-02',
      '/product-detail/prod-03',
      '/prod-03',
    ])
  })

  it('[M-008, A-05] contain the brand in the packages path', () => {
    expect(packagesPath('nam-mau')).toBe('/nam-mau-packages')
  })

  it('[M-036, M-047] encode the id of a product', () => {
    expect(productDetailPath('sp 01&a')).toBe('/app-product-list/detail?id=sp%2001%26a')
  })

  it('[M-038] encode the id of an article', () => {
    expect(newsDetailPath('bai/1')).toBe('/app-news/list/detail?id=bai%2F1')
  })
})

describe('newsListPath', () => {
  it.each([
    { tab: 0, page: 1, path: '/app-news/list?tabIdx=0' },
    { tab: 1, page: 1, path: '/app-news/list?tabIdx=1' },
    { tab: 1, page: 2, path: '/app-news/list?tabIdx=1&page=2' },
  ] as const)('[M-060, A-21] of tab $tab, page $page is $path', ({ tab, page, path }) => {
    expect(newsListPath(tab, page)).toBe(path)
  })

  it('[M-040, M-060] starts at page 1', () => {
    expect(newsListPath(1)).toBe('/app-news/list?tabIdx=1')
  })
})

describe('productListPath', () => {
  it.each([
    { page: 1, path: '/app-product-list' },
    { page: 2, path: '/app-product-list?page=2' },
  ])('[M-045, M-059] of page $page is $path', ({ page, path }) => {
    expect(productListPath(page)).toBe(path)
  })

  it('[M-045] starts at page 1', () => {
    expect(productListPath()).toBe('/app-product-list')
  })
})
