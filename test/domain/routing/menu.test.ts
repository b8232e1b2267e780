import { describe, expect, it } from 'vitest'
import { activeMenuItem, menuPath } from '../../../src/domain/routing/find-route'
import { MENU_ITEMS } from '../../../src/domain/routing/routes'

describe('the menu', () => {
  it('[M-017] has five items in their order', () => {
    expect(MENU_ITEMS).toStrictEqual(['home', 'about', 'products', 'news', 'community'])
  })

  it('[M-017, A-05] has the targets of the specification', () => {
    expect(Object.fromEntries(MENU_ITEMS.map((item) => [item, menuPath(item, 'nam-mau')]))).toStrictEqual({
      home: '/',
      about: '/about',
      products: '/app-product-list',
      news: '/app-news/list',
      community: '/nam-mau-packages',
    })
  })
})

describe('activeMenuItem', () => {
  it.each([
    { path: '/', item: 'home', why: 'home' },
    { path: '/product-detail', item: 'home', why: 'shows home too' },
    { path: '/product-detail/prod-01', item: 'home', why: 'shows home too' },
    { path: '/product-detail/prod-02', item: 'home', why: 'shows home too' },
    { path: '/product-detail/prod-03', item: 'home', why: 'shows home too' },
    { path: '/prod-01', item: 'home', why: 'shows home too' },
    { path: '/prod-02', item: 'home', why: 'shows home too' },
    { path: '/prod-03', item: 'home', why: 'shows home too' },
    { path: '/prod-04', item: null, why: 'no such product' },
    { path: '/about', item: 'about', why: 'about' },
    { path: '/about/us', item: null, why: 'nothing there' },
    { path: '/about-us', item: null, why: 'another path that begins the same' },
    { path: '/app-product-list', item: 'products', why: 'the list' },
    { path: '/app-product-list/detail', item: 'products', why: 'a detail lights its list' },
    { path: '/app-product-lists', item: null, why: 'another path that begins the same' },
    { path: '/app-news', item: 'news', why: 'the bare area' },
    { path: '/app-news/list', item: 'news', why: 'the list' },
    { path: '/app-news/list/detail', item: 'news', why: 'a detail lights its list' },
    { path: '/app-newsletter', item: null, why: 'another path that begins the same' },
    { path: '/nam-mau-packages', item: 'community', why: 'the packages of this brand' },
    { path: '/other-packages', item: null, why: 'the packages of another brand' },
    { path: '/privacy-policy', item: null, why: 'policies light none' },
    { path: '/return-policy', item: null, why: 'policies light none' },
    { path: '', item: null, why: 'no path' },
  ])('[M-018, A-09] at $path selects $item: $why', ({ path, item }) => {
    expect(activeMenuItem(path, 'nam-mau')).toBe(item)
  })
})
