import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PACKAGES } from '../support/browser/routes'
import { settled } from '../support/browser/settled'
import { siteInBrowser } from '../support/browser/site-in-browser'
import { isLong } from '../support/faults/scale'

const site = siteInBrowser()

const DETAIL = '/app-product-list/detail?id=sp-01'
const ARTICLE = '/app-news/list/detail?id=hoi-nhanh-dap-gon-ruou-bia-thuoc-la'

const sheetsOf = async (page: Page): Promise<number | undefined> => {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}

const onPaper = async (route: string): Promise<Page> => {
  const page = await site.visit(route)
  await settled(page)
  await page.emulateMedia({ media: 'print' })
  return page
}

const SHEETS = [
  { route: '/', sheets: 5 },
  { route: DETAIL, sheets: 2 },
  { route: ARTICLE, sheets: 2 },
  { route: '/privacy-policy', sheets: 2 },
  { route: '/app-news/list/detail?id=van-dong-va-trai-tim', sheets: 2 },
]

/** Counted in the long run only. */
const FURTHER_SHEETS = [
  { route: '/app-product-list', sheets: 2 },
  { route: '/app-news/list?tabIdx=1', sheets: 2 },
  { route: '/app-news/video?id=podcast-10', sheets: 1 },
  { route: PACKAGES, sheets: 2 },
  { route: '/return-policy', sheets: 1 },
]

describe('the number of sheets', () => {
  it.each([...SHEETS, ...(isLong ? FURTHER_SHEETS : [])])(
    '[M-014, M-023] of $route is $sheets, with the contacts',
    async ({ route, sheets }) => {
      const page = await onPaper(route)
      expect(await page.getByRole('contentinfo').getByText('0000 000 000').isVisible()).toBe(true)
      expect(await sheetsOf(page)).toBe(sheets)
    },
  )
})

describe('an article on paper', () => {
  it('[M-062] is printed without what only a screen needs', async () => {
    const page = await onPaper(ARTICLE)
    expect(await page.getByRole('button', { name: 'Liên hệ', exact: true }).isVisible()).toBe(false)
    expect(await page.getByRole('banner').locator('img').isVisible()).toBe(true)
    for (const part of ['nav', 'button', 'a.btn'])
      expect(await page.getByRole('banner').locator(part).first().isVisible()).toBe(false)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    expect(await page.locator('[data-part="article-content"]').isVisible()).toBe(true)
  })
})

describe('the home page on paper', () => {
  it('[M-005] has the answers below their questions', async () => {
    const page = await site.visit('/')
    const answer = page.getByText(/^Chỉ những nhân viên phụ trách đăng ký\./)
    expect(await answer.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(async () => (await answer.boundingBox())?.height ?? 0).toBeGreaterThan(10)
  })

  it('[M-005] has the brand and four cards of each row side by side, and nothing that only a click could use', async () => {
    const page = await onPaper('/')
    await page.setViewportSize({ width: 673, height: 970 })
    expect(await page.getByRole('banner').locator('img').isVisible()).toBe(true)
    const tops = await page
      .getByRole('list', { name: 'Sản phẩm bán chạy' })
      .locator('li')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)))
    expect(tops).toHaveLength(4)
    expect(new Set(tops).size).toBe(1)
    const useless = page
      .getByRole('main')
      .getByText(/^(Xem thêm|Xem Thêm|Xem hồ sơ|Xem sản phẩm|Nhắn Zalo|Khả năng cương giảm)/)
    expect(await useless.filter({ visible: true }).allInnerTexts()).toStrictEqual([])
    const cut = await page
      .locator('[data-part="questions"] summary')
      .evaluateAll((all) =>
        all.map(
          (one) => one.getBoundingClientRect().left - (one.parentElement?.getBoundingClientRect().left ?? 0),
        ),
      )
    expect(new Set(cut)).toStrictEqual(new Set([0]))
    const titles = page.locator('main .strip .line-clamp-2').first()
    expect(await titles.evaluate((title) => getComputedStyle(title).display)).toBe('block')
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: /^hoptac@/ })
        .isVisible(),
    ).toBe(true)
  })
})

describe('a video on paper', () => {
  it('[M-066] has its transcript in place of its player', async () => {
    const page = await onPaper('/app-news/video?id=podcast-10')
    expect(await page.locator('main video').isVisible()).toBe(false)
    const transcript = page.getByText(/^Tập 10\. Đọc nhãn thực phẩm bổ sung/)
    expect((await transcript.boundingBox())?.height).toBeGreaterThan(100)
  })
})

describe('a list on paper', () => {
  it('[M-044] shows whole pictures of products', async () => {
    const page = await onPaper('/app-product-list')
    const fits = await page
      .locator('.product-rows img')
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).objectFit))])
    expect(fits).toStrictEqual(['contain'])
  })

  it('[M-056, M-058] has no tabs', async () => {
    const page = await onPaper('/app-news/list?tabIdx=1')
    expect(await page.getByRole('tablist').isVisible()).toBe(false)
  })
})

describe('the search on paper', () => {
  it('[M-014] leaves its menu closed', async () => {
    const page = await site.open('/tim-kiem?q=tim')
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('banner').getByText('TRANG CHỦ').filter({ visible: true }).count()).toBe(0)
  })
})

describe('a product on paper', () => {
  it('[M-053] has no line of a fact below its rule', async () => {
    const page = await onPaper(DETAIL)
    const display = await page
      .getByRole('heading', { name: 'Thông tin chi tiết' })
      .evaluate((heading) => getComputedStyle(heading.parentElement?.parentElement ?? heading).display)
    expect(display, 'rows of a grid do not grow where a sheet ends').toBe('block')
    const rule = await page
      .locator('main :has(> [data-part="order-steps"])')
      .evaluate((part) => getComputedStyle(part).borderTopWidth)
    expect(rule, 'at the top of the second sheet it would separate nothing').toBe('0px')
  })
})
