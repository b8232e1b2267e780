import { describe, expect, it } from 'vitest'
import { atRest } from '../support/browser/at-rest'
import { PACKAGES } from '../support/browser/routes'
import { settled } from '../support/browser/settled'
import { siteInBrowser } from '../support/browser/site-in-browser'
import { splitWordsOf } from '../support/browser/split-words'
import { isLong } from '../support/faults/scale'

const site = siteInBrowser({ pictures: false })

const DETAIL = '/app-product-list/detail?id=sp-01'

describe('a page in a browser with a default text size of 32 px', () => {
  it('[M-015] splits no word on addresses of the sitemap, one of each of six kinds or all in the long run', async () => {
    expect(await splitWordsOf(site, { standard: 32, root: '' }, isLong)).toStrictEqual([])
  })
})

describe('a phone with a default text size of 32 px', () => {
  const open = async (path: string, size: { readonly width: number; readonly height: number }) => {
    const page = await site.open('/', size)
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.goto(`${site.address()}${path}`)
    return page
  }

  it.each([
    { path: '/san-pham/sp-01', width: 360, height: 740 },
    { path: '/san-pham/sp-01', width: 390, height: 844 },
    { path: '/tim-kiem', width: 360, height: 740 },
  ])(
    '[M-095] opens the contacts below the header, all within reach: $path, $width px',
    async ({ path, ...size }) => {
      const page = await open(path, size)
      if (path !== '/tim-kiem')
        await page.waitForSelector('html[data-program=ready]:not([data-fonts])', { state: 'attached' })
      await page.locator('[aria-label="Liên hệ"]').filter({ visible: true }).click()
      const box = await page.locator('.contact-links').filter({ visible: true }).boundingBox()
      const header = await page.getByRole('banner').boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
      const call = page.getByRole('link', { name: 'Gọi điện' })
      await call.scrollIntoViewIfNeeded()
      const last = await call.boundingBox()
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
    },
  )

  it('[M-016] keeps the brand wider than its icons', async () => {
    const page = await open('/', { width: 360, height: 740 })
    expect((await page.getByRole('banner').locator('img').boundingBox())?.width).toBeGreaterThanOrEqual(150)
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(100)
  })

  it.each([
    { field: 'province', path: '/dat-hang' },
    { field: 'district', path: '/dat-hang?province=1' },
  ])(
    '[M-078] shows the whole invitation to choose a $field in letters that grow with the text',
    async ({ field, path }) => {
      const page = await open(path, { width: 360, height: 740 })
      const { room, size } = await page.locator(`#${field}`).evaluate((select: HTMLSelectElement) => {
        const { font, fontSize, wordSpacing, paddingLeft, paddingRight } = getComputedStyle(select)
        const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
        Object.assign(pen, { font, wordSpacing })
        const px = Number.parseFloat
        const text = pen.measureText(select.selectedOptions[0]?.text ?? '').width
        return { room: select.clientWidth - px(paddingLeft) - px(paddingRight) - text, size: px(fontSize) }
      })
      expect(room).toBeGreaterThanOrEqual(0)
      expect(size).toBeGreaterThan(28)
    },
  )

  it('[M-076] has the words of the button of a package on one line', async () => {
    const page = await open('/hoi-vien', { width: 390, height: 844 })
    const button = page.getByRole('button', { name: 'ĐĂNG KÝ NGAY' }).first()
    const lines = await button.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines).toBe(1)
  })

  it('[M-018] keeps the words of the drawer off the edges of their rows', async () => {
    const page = await open('/', { width: 390, height: 844 })
    await page.waitForSelector('html[data-program=ready]:not([data-fonts])', { state: 'attached' })
    await page.getByRole('button', { name: 'Mở menu' }).click()
    const rooms = await page
      .getByRole('dialog', { name: 'Menu' })
      .locator('nav a')
      .evaluateAll((rows) =>
        rows.map((row) => {
          const words = document.createRange()
          words.selectNodeContents(row)
          return row.getBoundingClientRect().height - words.getBoundingClientRect().height
        }),
      )
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(16)
  })

  it('[M-081] shows the whole hint of a field for a place, on the line of the field’s text', async () => {
    const page = await open('/san-pham/sp-01', { width: 390, height: 844 })
    await page.waitForSelector('html[data-program=ready]:not([data-fonts])', { state: 'attached' })
    await page.getByRole('button', { name: 'Đăng ký mua hàng' }).first().click()
    const room = await page
      .locator('dialog input[role=combobox]')
      .first()
      .evaluate((field: HTMLInputElement) => {
        const { font, wordSpacing } = getComputedStyle(field, '::placeholder')
        const { paddingLeft, paddingRight } = getComputedStyle(field)
        const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
        Object.assign(pen, { font, wordSpacing })
        const px = Number.parseFloat
        return (
          field.clientWidth - px(paddingLeft) - px(paddingRight) - pen.measureText(field.placeholder).width
        )
      })
    expect(room).toBeGreaterThanOrEqual(0)
    const sizes = await page
      .locator('dialog input[role=combobox]')
      .first()
      .evaluate((field) => ['', '::placeholder'].map((part) => getComputedStyle(field, part).fontSize))
    expect(sizes[0]).toBe(sizes[1])
  })

  it('[M-033] shows a doctor’s specialty below the portrait, in lines of words', async () => {
    const page = await open('/gioi-thieu', { width: 390, height: 844 })
    await page.getByRole('button', { name: 'BS. Trần Thị Mẫu' }).click()
    const dialog = page.getByRole('dialog', { name: 'BS. Trần Thị Mẫu' })
    await dialog.waitFor()
    await atRest(page)
    const portrait = await dialog.locator('img').boundingBox()
    const specialty = await dialog.locator('img + p').boundingBox()
    expect(specialty?.width).toBeGreaterThanOrEqual(8 * 32)
    expect(specialty?.y).toBeGreaterThan((portrait?.y ?? 0) + (portrait?.height ?? 0))
    expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  })

  it('[M-087] splits no price from its months', async () => {
    const page = await open('/dang-ky-hoi-vien', { width: 360, height: 740 })
    const heights = await page
      .locator('label .text-sm > span')
      .evaluateAll((prices) =>
        prices.map((price) => price.clientHeight / Number.parseFloat(getComputedStyle(price).lineHeight)),
      )
    expect(heights.map(Math.round)).toStrictEqual([1, 1, 1, 1])
  })
})

describe('a page at twice the text size on a phone', () => {
  it('[M-064] keeps the badge of a tier beside its picture, not over it', async () => {
    const page = await site.visit(PACKAGES, { width: 390 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const card = page.getByRole('article', { name: 'Gói Premium' })
    const badge = await card.locator('.middle-badge').boundingBox()
    const picture = await card.locator('img').boundingBox()
    expect((badge?.y ?? 0) + (badge?.height ?? 0)).toBeLessThanOrEqual((picture?.y ?? 0) + 1)
    const middle = (badge?.y ?? 0) + (badge?.height ?? 0) / 2
    expect(Math.abs(middle - ((await card.boundingBox())?.y ?? 0))).toBeLessThanOrEqual(4)
  })

  it('[M-051, M-052] leaves at least 70 % of the window to the product', async () => {
    const page = await site.visit(DETAIL, { width: 390, height: 844 })
    await settled(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const bar = await page.locator('.buy-bar').boundingBox()
    expect(bar?.height).toBeLessThanOrEqual(844 * 0.3)
    const oldPrice = await page.locator('.buy-bar s').boundingBox()
    expect(oldPrice?.x, 'below the price').toBe(bar === null ? undefined : bar.x + 16)
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    const position = () => page.locator('.buy-bar').evaluate((one) => getComputedStyle(one).position)
    expect(await position()).toBe('fixed')
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    expect(await position(), 'it would take more than a quarter').toBe('static')
  })
})
