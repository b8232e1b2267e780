import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ROUTES } from '../support/browser/routes'
import { siteInBrowser } from '../support/browser/site-in-browser'

const site = siteInBrowser()

const WIDTHS = [390, 1280] as const

const violations = async (page: Page): Promise<ReadonlyArray<string>> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** What is drawn as a box and touched, yet smaller than 24 px. */
const smallTargets = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button')]
      .filter((element) => getComputedStyle(element).display !== 'inline' && element.checkVisibility())
      .map((element) => ({ name: element.textContent?.trim(), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 24 || box.width < 24))
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
  )

const opened = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor()

const DIALOGS: ReadonlyArray<{
  readonly name: string
  readonly route: string
  readonly open: (page: Page) => Promise<unknown>
  readonly popup?: boolean
}> = [
  { name: 'the popup', route: '/', popup: true, open: (page) => opened(page, 'Ưu đãi') },
  {
    name: 'the order dialog',
    route: '/app-product-list',
    open: async (page) => {
      await page.getByRole('button', { name: 'Đăng ký mua hàng' }).click()
      await opened(page, 'Đăng ký mua hàng')
    },
  },
  {
    name: 'the order dialog with every error',
    route: '/app-product-list/detail?id=sp-01',
    open: async (page) => {
      await page.getByRole('button', { name: 'Đăng ký mua hàng' }).first().click()
      await page.getByRole('button', { name: /^Xóa / }).click()
      await page.getByRole('button', { name: 'Đăng ký', exact: true }).click()
      await page.getByText('Vui lòng nhập họ và tên!').waitFor()
    },
  },
  {
    name: 'the order dialog with its list of districts open',
    route: '/app-product-list',
    open: async (page) => {
      await page.getByRole('button', { name: 'Đăng ký mua hàng' }).click()
      await page.getByRole('combobox', { name: 'Tỉnh/Thành phố' }).fill('ha noi')
      await page.getByRole('option', { name: 'Hà Nội' }).click()
      await page.getByRole('combobox', { name: 'Quận/Huyện' }).click()
      await page.getByRole('option', { name: 'Quận Ba Đình' }).waitFor()
    },
  },
  {
    name: 'the order dialog as it asks',
    route: '/app-product-list',
    open: async (page) => {
      await page.getByRole('button', { name: 'Đăng ký mua hàng' }).click()
      await page.getByLabel('Họ và tên').fill('A')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Đóng và bỏ' }).waitFor()
    },
  },
  {
    name: 'the membership dialog',
    route: '/nam-vung-packages',
    open: async (page) => {
      await page.getByRole('button', { name: 'ĐĂNG KÝ NGAY' }).first().click()
      await opened(page, 'Đăng ký hội viên')
    },
  },
  {
    name: 'a doctor’s profile',
    route: '/',
    open: async (page) => {
      await page.getByRole('button', { name: 'BS. Trần Thị Mẫu', exact: true }).click()
      await opened(page, 'BS. Trần Thị Mẫu')
    },
  },
  {
    name: 'the video player',
    route: '/app-news/list?tabIdx=0',
    open: async (page) => {
      await page.getByRole('tabpanel').getByRole('button').first().click()
      await page.locator('dialog video').waitFor()
      await page.getByRole('dialog').getByRole('button', { name: 'Xem thêm' }).click()
    },
  },
  {
    name: 'the contact widget',
    route: '/about',
    open: async (page) => {
      await page.getByRole('button', { name: 'Liên hệ', exact: true }).click()
      await page.getByRole('link', { name: 'Gọi điện' }).waitFor()
    },
  },
]

describe.each(WIDTHS)('at %d px', (width) => {
  it.each(ROUTES)('[M-014][M-015] the screen has no fault that axe finds: $name', async ({ route }) => {
    const page = await site.visit(route, { width })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await violations(page)).toStrictEqual([])
    expect(await smallTargets(page)).toStrictEqual([])
  })

  it.each(DIALOGS)(
    '[M-090][M-091][M-095] $name has no fault that axe finds',
    async ({ route, open, popup = false }) => {
      const page = await site.visit(route, { width, popup })
      await open(page)
      await page.waitForTimeout(250)
      expect(await violations(page)).toStrictEqual([])
    },
  )
})

describe('the drawer', () => {
  it('[M-020] has no fault that axe finds', async () => {
    const page = await site.visit('/', { width: 390 })
    await page.getByRole('button', { name: 'Mở menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    await page.waitForTimeout(250)
    expect(await violations(page)).toStrictEqual([])
  })
})

describe('a visitor who asked for stillness', () => {
  it('[M-004][M-050][M-119] sees nothing move for longer than a blink', async () => {
    const page = await site.visit('/', { reducedMotion: 'reduce' })
    await page
      .getByRole('region', { name: 'Sản phẩm bán chạy' })
      .getByRole('button', { name: 'Cuộn phải' })
      .waitFor()
    const longest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) => {
          const { animationDuration, transitionDuration } = getComputedStyle(element)
          return `${animationDuration},${transitionDuration}`
            .split(',')
            .map((time) => Number.parseFloat(time) * 1000)
        }),
      ),
    )
    expect(longest).toBeLessThanOrEqual(1)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Về chúng tôi' }).click()
    await page.getByRole('heading', { level: 1, name: 'Về Nam Vững' }).waitFor()
    await page.waitForTimeout(150)
    expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0)
  })
})
