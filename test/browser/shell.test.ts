import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ROUTES } from '../../src/domain/routing/routes'
import { siteInBrowser } from '../support/browser/site-in-browser'

const site = siteInBrowser({ pictures: false })
const withPictures = siteInBrowser()

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu chính' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Mở menu' })

/** Every width at which the header changes, and steps between. */
const WIDTHS = [
  320, 360, 390, 480, 560, 639, 640, 680, 760, 820, 821, 900, 992, 1200, 1201, 1280, 1439, 1440, 1600,
]

describe('the first stop of Tab', () => {
  it.each([
    { address: '/', javaScriptEnabled: true },
    { address: '/san-pham', javaScriptEnabled: false },
    { address: '/dat-hang', javaScriptEnabled: false },
    { address: '/tim-kiem', javaScriptEnabled: true },
  ])('leads past the menu: $address', async ({ address, javaScriptEnabled }) => {
    const page = await site.open(address, { javaScriptEnabled })
    const link = page.getByRole('link', { name: 'Tới nội dung chính' })
    await page.waitForLoadState('networkidle')
    const clip = () => link.evaluate((shown) => getComputedStyle(shown).clipPath)
    expect(await clip()).toBe('inset(50%)')
    await page.keyboard.press('Tab')
    expect(await link.evaluate((shown) => shown === document.activeElement)).toBe(true)
    expect(await clip()).toBe('none')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.locator('main :focus').count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe(address)
  })
})

describe('the header', () => {
  it.each([
    { fonts: 'its own fonts', prepare: async () => {} },
    {
      fonts: 'those that stand in for them',
      prepare: (opened: Page) => opened.route('**/*.woff2', (route) => route.abort()),
    },
  ])(
    '[M-019] is 67 px high and no wider than its window in $fonts, from 320 to 1600 px',
    async ({ prepare }) => {
      const page = await withPictures.visit('/', { prepare })
      // Fonts that came late apply from the next screen on.
      await page.waitForLoadState('networkidle')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Về chúng tôi' }).click()
      await page.getByRole('heading', { level: 1, name: 'Về Nam Vững' }).waitFor()
      const found: Array<unknown> = []
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        found.push(
          await page.getByRole('banner').evaluate((header) => {
            const { right, height } = header.getBoundingClientRect()
            const boxes = [...header.querySelectorAll('a, button')].map((part) =>
              part.getBoundingClientRect(),
            )
            return {
              width: innerWidth,
              height,
              isInside: boxes.every((box) => box.right <= right),
              areUnbroken: boxes.every((box) => box.height <= 57),
              isLogoWhole: (boxes[0]?.width ?? 0) >= 130,
            }
          }),
        )
      }
      expect(found).toStrictEqual(
        WIDTHS.map((width) => ({ width, height: 67, isInside: true, areUnbroken: true, isLogoWhole: true })),
      )
    },
  )

  it('[M-019] is 67 px high with its menu in line down to 1201 px', async () => {
    const page = await site.visit(ROUTES.about.hash)
    for (const width of [1280, 1201]) {
      await page.setViewportSize({ width, height: 900 })
      expect((await page.getByRole('banner').boundingBox())?.height).toBe(67)
      expect(await menu(page).isVisible()).toBe(true)
      expect(await menuButton(page).isVisible()).toBe(false)
      expect(await menu(page).locator('[aria-current="page"]').allInnerTexts()).toStrictEqual(['VỀ NAM VỮNG'])
    }
  })

  it('[M-020, M-021] opens a drawer of 300 px from 1200 px down, which closes on a choice', async () => {
    const page = await site.visit('/', { width: 1200 })
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    for (const { width, choice, heading } of [
      { width: 1200, choice: 'CỘNG ĐỒNG', heading: 'Cộng đồng hội viên' },
      { width: 390, choice: 'VỀ NAM VỮNG', heading: 'Về Nam Vững' },
    ]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await menu(page).isVisible()).toBe(false)
      await menuButton(page).click()
      expect(await drawer.boundingBox()).toMatchObject({ x: 0, y: 0, width: 300 })
      await drawer.getByRole('link', { name: choice }).click()
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      expect(await drawer.count()).toBe(0)
    }
  })
})

describe('without script', () => {
  it('[M-020] the menu opens, at once with its links', async () => {
    const page = await site.open('/', { width: 390, javaScriptEnabled: false })
    const link = page.getByRole('banner').getByRole('link', { name: 'CỘNG ĐỒNG' })
    expect(await link.isVisible()).toBe(false)
    await page.getByRole('banner').locator('summary').click()
    const menu = page.getByRole('banner').locator('details')
    const startOf = (inside: Locator) =>
      inside.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return Math.round(range.getBoundingClientRect().x)
      })
    expect([
      await startOf(link),
      await startOf(menu.getByRole('link', { name: '0000 000 000' })),
    ]).toStrictEqual([16, 16])
    expect(await menu.getByRole('link', { name: 'Nhắn Zalo' }).isVisible()).toBe(true)
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Cộng đồng hội viên' }).waitFor()
  })

  it('[M-033] a doctor’s profile opens, and nothing is offered that does nothing', async () => {
    const page = await site.open('/gioi-thieu', { width: 390, javaScriptEnabled: false })
    const credentials = page
      .getByRole('main')
      .getByText(/Giấy phép hành nghề số/)
      .first()
    expect(await credentials.isVisible()).toBe(false)
    await page.getByRole('main').locator('summary', { hasText: 'Xem hồ sơ' }).first().click()
    await credentials.waitFor()
    for (const name of ['Liên hệ', 'Mở menu'])
      expect(await page.getByRole('button', { name, exact: true }).isVisible()).toBe(false)
  })
})

describe('the header at 1280 px', () => {
  it('[M-019] ends at the edge of the page without script, too', async () => {
    const endOf = async (javaScriptEnabled: boolean) => {
      const page = await site.open('/gioi-thieu', { javaScriptEnabled })
      const box = await page.getByRole('banner').getByRole('link', { name: 'Nhắn Zalo' }).boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0)
    }
    expect(await endOf(false)).toBe(await endOf(true))
  })
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
  it.each([390, 1280])('[M-095] opens as one panel with an edge of its own, %i px wide', async (width) => {
    const page = await site.visit('/', { width })
    await page.getByRole('button', { name: 'Liên hệ', exact: true }).click()
    const widget = page.getByRole('complementary', { name: 'Kênh liên hệ' })
    const panel = widget.locator('div:has(> ul)')
    expect(await panel.evaluate((box) => getComputedStyle(box).borderTopWidth)).toBe('1px')
    const box = await panel.boundingBox()
    const links = await widget.getByRole('link').all()
    expect(links).toHaveLength(3)
    for (const link of links) {
      const { x = 0, width: wide = 0, height } = (await link.boundingBox()) ?? {}
      expect(height).toBeGreaterThan(47.9)
      expect(x).toBeGreaterThan(box?.x ?? 0)
      expect(x + wide).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0))
    }
  })

  it('[M-014] leaves on a phone while the page is scrolled down, and comes back', async () => {
    const page = await site.visit('/', { width: 390, height: 844 })
    const widget = page.getByRole('button', { name: 'Liên hệ', exact: true })
    const inner = await page.evaluate(() => document.documentElement.clientWidth)
    const isInSight = async () => ((await widget.boundingBox())?.x ?? 0) < inner
    expect(await isInSight()).toBe(true)
    await page.mouse.wheel(0, 600)
    await expect.poll(isInSight).toBe(false)
    await page.mouse.wheel(0, -100)
    await expect.poll(isInSight).toBe(true)
    await page.mouse.wheel(0, 300)
    await expect.poll(isInSight).toBe(false)
    await widget.focus()
    await expect.poll(isInSight).toBe(true)
  })

  it.each([
    { width: 821, text: '16px' },
    { width: 1280, text: '16px' },
    { width: 1600, text: '16px' },
  ])('[M-014] covers no text at $width px and a text size of $text', async ({ width, text }) => {
    const page = await site.visit('/', { width })
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text)
    const right = await page
      .getByRole('main')
      .locator('.page')
      .first()
      .evaluate((box) => {
        const { paddingRight } = getComputedStyle(box)
        return box.getBoundingClientRect().right - Number.parseFloat(paddingRight)
      })
    const box = await page.getByRole('button', { name: 'Liên hệ', exact: true }).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(right)
    expect(box?.width).toBeGreaterThanOrEqual(24)
  })

  it.each(['16px', '32px'])(
    '[M-014, M-095] covers no text of a card on a phone at a text size of %s',
    async (text) => {
      const page = await site.visit(ROUTES.productList.hash, { width: 390 })
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text)
      const widget = page.getByRole('button', { name: 'Liên hệ', exact: true })
      const box = await widget.boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(24)
      expect(await widget.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThanOrEqual(22)
      const cards = await page
        .locator('main .card-surface p')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
      expect(cards.length).toBeGreaterThan(0)
      expect(Math.max(...cards)).toBeLessThanOrEqual(box?.x ?? 0)
    },
  )

  it.each([
    { width: 1200, href: 'https://m.me/trang-mau-nam-vung' },
    { width: 1201, href: 'https://www.facebook.com/messages/t/trang-mau-nam-vung' },
  ])(
    '[M-095, M-096, M-117] links to Messenger as the device at $width px needs it',
    async ({ width, href }) => {
      const page = await site.visit(ROUTES.about.hash, { width })
      await page.getByRole('button', { name: 'Liên hệ', exact: true }).click()
      expect(await page.getByRole('link', { name: 'Messenger' }).getAttribute('href')).toBe(href)
      await page.setViewportSize({ width: 2401 - width, height: 900 })
      expect(await page.getByRole('link', { name: 'Messenger' }).getAttribute('href')).toBe(href)
    },
  )
})
