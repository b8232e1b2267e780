import { describe, expect, it } from 'vitest'
import {
  articlesPath,
  newsDetailPath,
  packagesPath,
  productDetailPath,
  productListPath,
  videosPath,
} from '../../../src/domain/routing/paths'

describe('the site’s paths', () => {
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

describe('the paths of the two tabs of news', () => {
  it.each([
    { path: '/app-news/list?tabIdx=0', of: videosPath() },
    { path: '/app-news/list?tabIdx=1', of: articlesPath(1) },
    { path: '/app-news/list?tabIdx=1&page=2', of: articlesPath(2) },
  ])('[M-060, A-21] have tab and page: $path', ({ path, of }) => {
    expect(of).toBe(path)
  })

  it('[M-040, M-060] start at page 1', () => {
    expect(articlesPath()).toBe('/app-news/list?tabIdx=1')
  })
})

describe('productListPath', () => {
  it.each([
    { page: 1, path: '/app-product-list' },
    { page: 2, path: '/app-product-list?page=2' },
  ])('[M-045, M-059] of page $page is $path', ({ page, path }) => {
    expect(productListPath(page)).toBe(path)
  })

  it.each([
    { page: 1, path: '/app-product-list?group=tim-mach' },
    { page: 2, path: '/app-product-list?group=tim-mach&page=2' },
  ])('[M-045] of a group, page $page, is $path', ({ page, path }) => {
    expect(productListPath(page, 'tim-mach')).toBe(path)
  })

  it('[M-045] starts at page 1', () => {
    expect(productListPath()).toBe('/app-product-list')
  })
})
