import { describe, expect, it } from 'vitest'
import { PACKAGES } from '../support/browser/routes'
import { settled } from '../support/browser/settled'
import { sideways } from '../support/browser/sideways'
import { siteInBrowser } from '../support/browser/site-in-browser'
import { splitWordsOf } from '../support/browser/split-words'
import { firstOf, isLong } from '../support/faults/scale'

const site = siteInBrowser()

const DETAIL = '/app-product-list/detail?id=sp-01'

describe('a page at twice the text size', () => {
  it('[M-015] splits no word on addresses of the sitemap, one of each of six kinds or all in the long run', async () => {
    expect(await splitWordsOf(site, { standard: 16, root: '200%' }, isLong)).toStrictEqual([])
  })

  it.each(firstOf(2, ['/', DETAIL, '/nam-vung-packages']))(
    '[M-015] fits a window of 320 px, and one of 360 px at a text size of 24 px: %s',
    async (route) => {
      const page = await site.visit(route, { width: 320, height: 640 })
      await settled(page)
      expect(await sideways(page)).toBe(0)
      await page.setViewportSize({ width: 360, height: 740 })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '24px'))
      expect(await sideways(page)).toBe(0)
    },
  )

  it.each(
    firstOf(3, ['/', DETAIL, PACKAGES, '/app-news/list/detail?id=van-dong-va-trai-tim', '/app-product-list']),
  )('[M-015] fits windows of 1280, 390 and 360 px at twice the text size: %s', async (route) => {
    const page = await site.visit(route, { width: 1280 })
    await settled(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await sideways(page), '1280 px').toBe(0)
    const cards = await page
      .locator('main .strip > li')
      .evaluateAll((all) => all.map((card) => (card as HTMLElement).offsetWidth))
    expect(cards.filter((width) => width < 14 * 32)).toStrictEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await sideways(page), '390 px').toBe(0)
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await sideways(page), '360 px').toBe(0)
    const icon = page.locator('main svg').first()
    if ((await icon.count()) > 0) expect((await icon.boundingBox())?.width).toBeGreaterThanOrEqual(32)
    const arrows = await page
      .locator('main :is([aria-label="Cuộn trái"], [aria-label="Cuộn phải"])')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    for (const [place, top] of arrows.entries()) expect(top).toBe(arrows[place - (place % 2)])
    const cut = await page
      .locator('main .btn')
      .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).length)
    expect(cut).toBe(0)
  })

  it.each([390, 820, 1280])('[M-074, M-075] tears no price from its months at %i px', async (width) => {
    const page = await site.visit(PACKAGES, { width })
    await settled(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const lines = await page
      .getByRole('article')
      .locator('li > span:has(> strong)')
      .evaluateAll((prices) =>
        prices.map((price) => {
          const [amount, months] = [...price.children].map((part) => part.getBoundingClientRect())
          return (months?.top ?? 0) < (amount?.bottom ?? 0)
        }),
      )
    expect(lines).toStrictEqual([true, true, true, true, true])
  })

  it('[M-025] has the buttons of the home page in the first view of 1280 px', async () => {
    const page = await site.visit('/', { width: 1280, height: 800 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const box = await page.getByRole('main').getByRole('link', { name: 'Xem gói hội viên' }).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 800)).toBeLessThan(800)
  })

  it('[M-053] keeps the words of a fact off the rules above and below', async () => {
    const page = await site.visit(DETAIL, { width: 1280 })
    await settled(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const row = page.locator('main dl > div', { hasText: 'Đổi trả' }).first()
    const rooms = await row.evaluate((one) => {
      const words = document.createRange()
      words.selectNodeContents(one.querySelector('a') ?? one)
      return one.getBoundingClientRect().height - words.getBoundingClientRect().height
    })
    expect(rooms).toBeGreaterThanOrEqual(16)
  })

  it('[M-015] has the words of what a search found below their picture on a phone', async () => {
    const page = await site.open(`/tim-kiem?q=${encodeURIComponent('ngủ')}`, { width: 390, height: 844 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const widths = await page
      .locator('main li:has(img) > a > div')
      .evaluateAll((all) => all.map((words) => words.clientWidth))
    expect(Math.min(...widths)).toBeGreaterThan(200)
  })

  it.each(['/', DETAIL])('[M-015] has the steps of an order at one height: %s', async (route) => {
    const page = await site.visit(route, { width: 1280 })
    await settled(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const tops = await page
      .locator('[data-part="order-steps"] ol.md\\:grid-cols-3 > li > div')
      .evaluateAll((all) => all.map((words) => Math.round(words.getBoundingClientRect().top)))
    expect(tops).toHaveLength(3)
    expect(new Set(tops).size).toBe(1)
  })

  it('[M-023] keeps a telephone number in one line of the footer at 820 px', async () => {
    const page = await site.visit('/nam-vung-packages', { width: 820 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const number = page.getByRole('contentinfo').getByRole('link', { name: '0000 000 000' })
    expect((await number.boundingBox())?.height).toBeLessThan(100)
  })

  it('[M-037] cuts no title of the news on a phone', async () => {
    const page = await site.visit('/', { width: 390, height: 844 })
    await settled(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const cut = await page
      .locator('main .card-link .line-clamp-2')
      .evaluateAll((all) => all.map((title) => title.scrollHeight - title.clientHeight > 1))
    expect(new Set(cut)).toStrictEqual(new Set([false]))
  })

  it('[M-084, A-27] shows on a phone that the receipt goes on', async () => {
    const page = await site.visit(PACKAGES, { width: 390, height: 844 })
    await page.route('**/google-import**', (route) => route.fulfill({ status: 200, body: '{}' }))
    await page.getByRole('button', { name: 'ĐĂNG KÝ NGAY' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Đăng ký hội viên' })
    await dialog.getByLabel('Họ và tên').fill('Nguyễn Văn Mẫu')
    await dialog.getByLabel('Số điện thoại').fill('0900000009')
    await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
    const receipt = dialog.locator('[data-part="receipt"]')
    await receipt.waitFor()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const fade = await receipt.evaluate((one) => {
      const { position, backgroundImage } = getComputedStyle(one, '::after')
      return [one.scrollHeight > one.clientHeight, position, backgroundImage.startsWith('linear-gradient')]
    })
    expect(fade).toStrictEqual([true, 'sticky', true])
  })

  it.each([PACKAGES, '/'])('[M-015] has no heading larger than its title: %s', async (route) => {
    const page = await site.visit(route, { width: 360, height: 740 })
    await settled(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const [title = 0, ...others] = await page
      .locator('main :is(h1, h2, h3)')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
    expect(others.filter((size) => size > title)).toStrictEqual([])
  })

  it.each([
    { how: 'by the size of the root', standard: 16, root: '200%' },
    { how: 'by the default size of the browser', standard: 32, root: '' },
  ])('[M-054, M-019, M-023] is whole on a desktop, $how', async ({ standard, root }) => {
    const page = await site.open('/san-pham/sp-01', { height: 800 })
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Page.setFontSizes', { fontSizes: { standard } })
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), root)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    const cut = await page
      .locator('[data-part="related"] .card-link')
      .evaluateAll((all) => all.filter((card) => card.scrollWidth > card.clientWidth).length)
    expect(cut).toBe(0)
    const topOf = async (part: string) => (await page.locator(part).boundingBox())?.y ?? 0
    expect(await topOf('[data-part="related"]')).toBeGreaterThan(await topOf('[data-part="order-steps"]'))
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(120)
    expect(await page.getByRole('button', { name: 'Mở menu' }).isVisible()).toBe(true)
    const widget = page.getByRole('button', { name: 'Liên hệ', exact: true })
    expect((await widget.boundingBox())?.width).toBeLessThanOrEqual(32)
    expect((await widget.locator('svg').boundingBox())?.width).toBeLessThanOrEqual(24)
    const number = page.getByRole('contentinfo').getByRole('link', { name: '0000 000 000' })
    expect((await number.boundingBox())?.height).toBeLessThanOrEqual(88)
  })
})
