import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PATHS } from '../../src/domain/routing/paths'
import { PACKAGES } from '../support/browser/routes'
import { siteInBrowser } from '../support/browser/site-in-browser'

const site = siteInBrowser()

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu chính' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Mở menu' })
const scrollTop = (page: Page) => page.evaluate(() => document.scrollingElement?.scrollTop)

describe('the address', () => {
  it('[M-001][M-002][M-003] keeps its path, and the query goes behind the hash and away again', async () => {
    const page = await site.visit('/')
    const news = page.getByRole('region', { name: 'Tin tức sức khỏe' })
    await news.getByRole('link', { name: 'Xem Thêm', exact: true }).click()
    await page.getByRole('tab', { name: 'Tin tức', selected: true }).waitFor()
    expect(page.url()).toBe(`${site.address()}/#/app-news/list?tabIdx=1`)
    await menu(page).getByRole('link', { name: 'SẢN PHẨM' }).click()
    await page.getByRole('heading', { level: 1, name: 'Các sản phẩm bán chạy' }).waitFor()
    expect(page.url()).toBe(`${site.address()}/#/app-product-list`)
  })

  it('[M-001][M-002] keeps a query before the hash as it was', async () => {
    const page = await site.visit('/')
    await page.goto(`${site.address()}/?utm_source=zalo&tabIdx=1#/app-news/list`)
    await page.getByRole('tab', { name: 'Podcast kiến thức', selected: true }).waitFor()
    await page.getByRole('tab', { name: 'Tin tức' }).click()
    await page.getByRole('tab', { name: 'Tin tức', selected: true }).waitFor()
    expect(page.url()).toBe(`${site.address()}/?utm_source=zalo&tabIdx=1#/app-news/list?tabIdx=1`)
  })

  it('[M-012] stays where nothing is found there, and a link leads home', async () => {
    const page = await site.visit('/khong-co-trang-nay')
    await page.getByRole('heading', { level: 1, name: 'Không tìm thấy trang này' }).waitFor()
    expect(page.url()).toBe(`${site.address()}/#/khong-co-trang-nay`)
    await page.getByRole('main').getByRole('link', { name: 'Về trang chủ' }).click()
    await page.getByRole('heading', { level: 1, name: 'Vững sức khỏe, vững niềm tin' }).waitFor()
  })
})

describe('a route change', () => {
  it('[M-004] brings the new screen from its top, named and focused; Back returns to where one was', async () => {
    const page = await site.visit('/')
    await page.getByRole('region', { name: 'Hợp tác' }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Về chúng tôi' }).click()
    await page.getByRole('heading', { level: 1, name: 'Về Nam Vững' }).waitFor()
    await expect.poll(() => scrollTop(page)).toBe(0)
    expect(await page.title()).toBe('Về Nam Vững | Nam Vững')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.goBack()
    await page.getByRole('region', { name: 'Hợp tác' }).waitFor()
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000)
  })
})

describe('the header', () => {
  it.each([1280, 1201])('[M-019] is 67 px high with its menu in line at %d px', async (width) => {
    const page = await site.visit(PATHS.about, { width })
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(67)
    expect(await menu(page).isVisible()).toBe(true)
    expect(await menuButton(page).isVisible()).toBe(false)
    expect(await menu(page).locator('[aria-current="page"]').allInnerTexts()).toStrictEqual(['VỀ NAM VỮNG'])
  })

  it.each([1200, 390])(
    '[M-020][M-021] opens a drawer of 300 px at %d px, which closes on a choice',
    async (width) => {
      const page = await site.visit('/', { width })
      expect(await menu(page).isVisible()).toBe(false)
      await menuButton(page).click()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      expect(await drawer.boundingBox()).toMatchObject({ x: 0, y: 0, width: 300 })
      await drawer.getByRole('link', { name: 'CỘNG ĐỒNG' }).click()
      await page.getByRole('heading', { level: 1, name: 'Cộng đồng hội viên' }).waitFor()
      expect(await drawer.count()).toBe(0)
    },
  )
})

describe('the app-wide spinner', () => {
  it('[M-013] covers the page while the products are on their way', async () => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    const page = await site.visit('/product-detail', {
      prepare: (opened) =>
        opened.route('**/google-reader-v2?*', async (route) => {
          await asked
          await route.fulfill({ json: [] })
        }),
    })
    const spinner = page.getByRole('status').getByText('Đang xử lý ...', { exact: true })
    await spinner.waitFor()
    expect(await page.getByRole('main').getAttribute('aria-busy')).toBe('true')
    answer()
    await spinner.waitFor({ state: 'detached' })
    expect(await page.getByRole('main').getAttribute('aria-busy')).toBe('false')
  })
})

describe('the contact widget', () => {
  it.each([
    { route: PACKAGES, opener: 'ĐĂNG KÝ NGAY' },
    { route: '/', opener: 'ĐĂNG KÝ HỘI VIÊN' },
  ])(
    '[M-014] stands beside `$opener` on a phone, wherever the page is scrolled',
    async ({ route, opener }) => {
      const page = await site.visit(route, { width: 390 })
      const right = await page
        .getByRole('button', { name: opener, exact: true })
        .first()
        .evaluate((button) => button.getBoundingClientRect().right)
      const left = await page
        .getByRole('button', { name: 'Liên hệ', exact: true })
        .evaluate((button) => button.getBoundingClientRect().left)
      expect(right).toBeLessThanOrEqual(left)
    },
  )

  it.each([
    { width: 1200, href: 'https://m.me/trang-mau-nam-vung' },
    { width: 1201, href: 'https://www.facebook.com/messages/t/trang-mau-nam-vung' },
  ])(
    '[M-095][M-096][M-117] links to Messenger as the device at $width px needs it',
    async ({ width, href }) => {
      const page = await site.visit(PATHS.about, { width })
      await page.getByRole('button', { name: 'Liên hệ', exact: true }).click()
      expect(await page.getByRole('link', { name: 'Messenger' }).getAttribute('href')).toBe(href)
      await page.setViewportSize({ width: 2401 - width, height: 900 })
      expect(await page.getByRole('link', { name: 'Messenger' }).getAttribute('href')).toBe(href)
    },
  )
})
