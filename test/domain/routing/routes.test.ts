import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FORM_ADDRESSES } from '../../../src/domain/routing/form-address'
import { HOME_ALIASES, ROUTES, screenName } from '../../../src/domain/routing/routes'

describe('the table of routes', () => {
  it('[M-005, M-006, M-007, M-008, M-009, M-010, M-011] has the paths of the specification, and two that the law asks for', () => {
    const hashes = Object.fromEntries(Object.entries(ROUTES).map(([name, { hash }]) => [name, hash]))
    expect(hashes).toMatchObject({
      home: '/',
      productList: '/app-product-list',
      productDetail: '/app-product-list/detail',
      news: '/app-news',
      articles: '/app-news/list',
      videos: '/app-news/list',
      article: '/app-news/list/detail',
      video: '/app-news/video',
      about: '/about',
      packages: '/{slug}-packages',
      privacyPolicy: '/privacy-policy',
      returnPolicy: '/return-policy',
      tradingTerms: '/trading-terms',
      complaints: '/complaints',
    })
  })

  it('[M-127] has screens that differ also by the name of the file alone, which the first script has', () => {
    const screens = [...new Set(Object.values(ROUTES).flatMap(({ screen }) => screen ?? []))]
    expect(screenName('home/home-screen')).toBe('home-screen')
    expect(new Set(screens.map(screenName)).size).toBe(screens.length)
  })

  it('[M-006, A-03] includes home at every product address', () => {
    expect(ROUTES.home.aliases).toBe(HOME_ALIASES)
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
})

describe('a readable path', () => {
  /** The desk has addresses of its own. */
  const DESK = ['src/domain/desk/desk-addresses.ts', 'src/ui/desk/**']
  const FILES = globSync(
    ['src/**/*.{ts,tsx}', 'scripts/{page-plugin,chunk-groups,server-build,build}.*', '*.ts', 'index.html'],
    { exclude: DESK },
  ).map((file) => ({ file, text: readFileSync(file, 'utf8') }))

  it.each(
    [...new Set([...Object.values(ROUTES).map(({ path }) => path), ...Object.values(FORM_ADDRESSES)])].filter(
      (path) => path !== '/',
    ),
  )('[M-001] is written in one file of the site and its build: %s', (path) => {
    const written = new RegExp(`['"\`}]${path}['"\`/?#]`)
    const files = FILES.filter(({ text }) => written.test(text)).map(({ file }) => file)
    expect(files).toHaveLength(1)
    expect(files[0]).toMatch(/^src\/domain\/routing\//)
  })
})
