import fc from 'fast-check'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { findRoute } from '../../../src/domain/routing/find-route'
import { readHash } from '../../../src/domain/routing/hash-location'
import {
  articleAddress,
  hasHashRoute,
  isRendered,
  productAddress,
  readableAddress,
  readableRoute,
  renderedRoute,
  routeOfAddress,
  SHOWN_ROUTES,
  videoAddress,
} from '../../../src/domain/routing/readable-address'
import { queryValue } from '../../../src/domain/routing/route-query'

const addressOf = readableAddress('nam-vung')
const routeOf = readableRoute('nam-vung')
const read = routeOfAddress('nam-vung')

const ADDRESSES = [
  { address: '/', route: '/' },
  { address: '/san-pham', route: '/app-product-list' },
  { address: '/san-pham/trang/2', route: '/app-product-list?page=2' },
  { address: '/san-pham/nhom/tim-mach', route: '/app-product-list?group=tim-mach' },
  { address: '/san-pham/nhom/tim-mach/trang/2', route: '/app-product-list?group=tim-mach&page=2' },
  { address: '/san-pham/nhom/a%2Fb', route: '/app-product-list?group=a%2Fb' },
  { address: '/san-pham/nhom', route: '/app-product-list/detail?id=nhom' },
  { address: '/san-pham/sp-01', route: '/app-product-list/detail?id=sp-01' },
  { address: '/san-pham/a%2Fb%20c', route: '/app-product-list/detail?id=a%2Fb%20c' },
  { address: '/tin-tuc', route: '/app-news/list?tabIdx=1' },
  { address: '/tin-tuc/trang/2', route: '/app-news/list?tabIdx=1&page=2' },
  { address: '/tin-tuc/van-dong', route: '/app-news/list/detail?id=van-dong' },
  { address: '/video', route: '/app-news/list?tabIdx=0' },
  { address: '/video/podcast-01', route: '/app-news/video?id=podcast-01' },
  { address: '/gioi-thieu', route: '/about' },
  { address: '/hoi-vien', route: '/nam-vung-packages' },
  { address: '/dieu-khoan-bao-mat', route: '/privacy-policy' },
  { address: '/chinh-sach-doi-tra', route: '/return-policy' },
  { address: '/dieu-khoan-giao-dich', route: '/trading-terms' },
  { address: '/giai-quyet-khieu-nai', route: '/complaints' },
]

describe('a readable address', () => {
  it('[M-001] is tested below for every screen', () => {
    const tested = new Set(ADDRESSES.map(({ route }) => findRoute('nam-vung')(readHash(route))))
    expect(SHOWN_ROUTES.filter((route) => !tested.has(route))).toStrictEqual([])
  })

  it.each(ADDRESSES)('[M-001] $address and the route $route belong together', ({ address, route }) => {
    expect(routeOf(address)).toBe(route)
    expect(addressOf(route)).toStrictEqual(O.some(address))
  })

  it.each([
    ['/san-pham/', '/app-product-list'],
    ['//san-pham//', '/app-product-list'],
    ['/san-pham/trang/12', '/app-product-list?page=12'],
    ['/san-pham/trang/999999999', '/app-product-list?page=999999999'],
    ['/san-pham/trang/1000000000', '/khong-co'],
    ['/san-pham/trang/02', '/khong-co'],
    ['/san-pham/trang/2a', '/khong-co'],
    ['/san-pham/sp-01/2', '/khong-co'],
    ['/san-pham/nhom/tim-mach/sp-01', '/khong-co'],
    ['/san-pham/nhom/tim-mach/trang/0', '/khong-co'],
    ['/san-pham/nhom/tim-mach/trang/2/3', '/khong-co'],
    ['/tin-tuc/nhom/tim-mach', '/khong-co'],
    ['/gioi-thieu/nhom/tim-mach', '/khong-co'],
    ['/index.html', '/'],
    ['/san-pham/%E0%A4%A', '/app-product-list/detail?id=%25E0%25A4%25A'],
    ['/khong-co-trang', '/khong-co'],
    ['/about', '/khong-co'],
    ['/toString', '/khong-co'],
    ['/gioi-thieu/x', '/khong-co'],
    ['/video/trang/2', '/khong-co'],
    ['/san-pham/trang/0', '/khong-co'],
    ['/san-pham/trang/2/3', '/khong-co'],
    ['/san-pham/trang', '/app-product-list/detail?id=trang'],
  ])('[M-012] %s is the route %s', (address, route) => {
    expect(routeOf(address)).toBe(route)
  })
})

describe('a route', () => {
  it.each([
    ['/product-detail/prod-01', O.some('/')],
    ['/prod-03', O.some('/')],
    ['/app-news', O.some('/video')],
    ['/app-news/list', O.some('/video')],
    ['/app-news/list?tabIdx=0&page=2', O.some('/video')],
    ['/app-product-list?page=1', O.some('/san-pham')],
    ['/app-product-list?group=', O.some('/san-pham')],
    ['/app-news/list?tabIdx=1&group=tim-mach', O.some('/tin-tuc')],
    ['/app-product-list/detail', O.none],
    ['/app-product-list/detail?id=', O.none],
    ['/khac-packages', O.none],
    ['/toString', O.none],
    ['/khong-co', O.none],
  ])('[M-001] %s has the readable address %j', (route, address) => {
    expect(addressOf(route)).toStrictEqual(address)
  })

  it('[M-001] of any product, article or video is found again from its readable address', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(productAddress, articleAddress, videoAddress),
        fc.string({ unit: 'grapheme', minLength: 1 }),
        (address, id) => {
          const route = routeOf(address(id))
          expect(queryValue(route.slice(route.indexOf('?') + 1), 'id')).toBe(id)
          expect(addressOf(route)).toStrictEqual(O.some(address(id)))
        },
      ),
    )
  })
})

describe('an address with a hash', () => {
  it.each([
    { pathname: '/', hash: '', isRoute: false, path: '/', search: '' },
    { pathname: '/', hash: '#', isRoute: false, path: '/', search: '' },
    { pathname: '/', hash: '#/', isRoute: true, path: '/', search: '' },
    { pathname: '/', hash: '#about', isRoute: true, path: '/about', search: '' },
    { pathname: '/', hash: '#/about', isRoute: true, path: '/about', search: '' },
    {
      pathname: '/tin-tuc/x',
      hash: '#/app-news/list?tabIdx=1',
      isRoute: true,
      path: '/app-news/list',
      search: 'tabIdx=1',
    },
    {
      pathname: '/tin-tuc/x',
      hash: '#phan-2',
      isRoute: false,
      path: '/app-news/list/detail',
      search: 'id=x',
    },
    { pathname: '/tin-tuc/x', hash: '', isRoute: false, path: '/app-news/list/detail', search: 'id=x' },
  ])(
    '[M-001, M-002] $pathname with $hash names a route: $isRoute',
    ({ isRoute, path, search, ...address }) => {
      expect(hasHashRoute(address)).toBe(isRoute)
      expect(read(address)).toStrictEqual({ path, search })
    },
  )

  it.each([
    { pathname: '/', hash: '', drawn: '/', isShown: true },
    { pathname: '/', hash: '#/', drawn: '/', isShown: true },
    { pathname: '/', hash: '#/?a=1', drawn: '/', isShown: true },
    { pathname: '/', hash: '#/product-detail/prod-01', drawn: '/', isShown: true },
    { pathname: '/', hash: '#/about', drawn: '/', isShown: false },
    { pathname: '/', hash: '#about', drawn: '/', isShown: false },
    { pathname: '/', hash: '#/about', drawn: '/about', isShown: true },
    { pathname: '/', hash: '#/app-product-list?page=1', drawn: '/app-product-list', isShown: true },
    { pathname: '/', hash: '#/app-product-list?page=2', drawn: '/app-product-list', isShown: false },
    { pathname: '/', hash: '#/app-news/list', drawn: '/app-news/list?tabIdx=0', isShown: true },
    { pathname: '/', hash: '#/app-news', drawn: '/app-news/list?tabIdx=0', isShown: false },
    { pathname: '/', hash: '#/khong-co', drawn: '/khong-co', isShown: false },
    { pathname: '/tin-tuc/x', hash: '#phan-2', drawn: '/app-news/list/detail?id=x', isShown: true },
    { pathname: '/tin-tuc/x', hash: '#/', drawn: '/app-news/list/detail?id=x', isShown: false },
  ])('[M-001] $pathname with $hash shows the page of $drawn: $isShown', ({ drawn, isShown, ...address }) => {
    expect(isRendered('nam-vung')(drawn, address)).toBe(isShown)
  })

  it.each([
    { hash: '#/about', route: '/about' },
    { hash: '/about', route: '/about' },
    { hash: '#/About', route: '/about' },
    { hash: '#/nam-vung-packages', route: '/nam-vung-packages' },
    { hash: '#/prod-01', route: '/' },
    { hash: '#/app-product-list?page=2&x=1', route: '/app-product-list?page=2' },
    { hash: '#/app-product-list/detail?x=1&id=a+b', route: '/app-product-list/detail?id=a%20b' },
    { hash: '#/app-news/list', route: '/app-news/list?tabIdx=0' },
    { hash: '#/app-news/list?tabIdx=1&page=2', route: '/app-news/list?tabIdx=1&page=2' },
    { hash: '#/app-news', route: '/khong-co', why: 'only redirects' },
    { hash: '#/app-product-list/detail', route: '/khong-co' },
    { hash: '#/khac-packages', route: '/khong-co' },
    { hash: '#/khong-co', route: '/khong-co' },
    { hash: '', route: '/' },
  ])('[M-001, M-012] $hash has the page of $route', ({ hash, route }) => {
    expect(renderedRoute('nam-vung')(hash)).toBe(route)
  })
})
