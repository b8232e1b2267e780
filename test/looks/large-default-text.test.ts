import { describe, expect, it } from 'vitest'
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

describe('a page at twice the text size on a phone', () => {
  it('[M-064] keeps the badge of a tier beside its picture, not over it', async () => {
    const page = await site.visit(PACKAGES, { width: 390 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const card = page.getByRole('article', { name: 'Gói Premium' })
    const badge = await card.locator('.middle-badge').boundingBox()
    const picture = await card.locator('img').boundingBox()
    expect((badge?.y ?? 0) + (badge?.height ?? 0)).toBeLessThanOrEqual((picture?.y ?? 0) + 1)
  })

  it('[M-051][M-052] leaves at least 64 % of the window to the product', async () => {
    const page = await site.visit(DETAIL, { width: 390, height: 844 })
    await settled(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const bar = await page.locator('.buy-bar').boundingBox()
    expect(bar?.height).toBeLessThanOrEqual(844 * 0.36)
  })
})
