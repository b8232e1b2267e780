import { describe, expect, it } from 'vitest'
import { atNight } from '../support/browser/at-night'
import { axeViolations } from '../support/browser/axe-violations'
import { siteInBrowser } from '../support/browser/site-in-browser'

const site = siteInBrowser()

describe('a search', () => {
  it.each([
    { script: 'with', javaScriptEnabled: true },
    { script: 'without', javaScriptEnabled: false },
  ])('[P-017] leads from the header to an article, $script script', async ({ javaScriptEnabled }) => {
    const page = await site.visit('/', { width: 390, javaScriptEnabled })
    await page.getByRole('link', { name: 'Tìm kiếm' }).click()
    await page.getByRole('searchbox').fill('do huyet ap')
    await page.getByRole('button', { name: 'Tìm', exact: true }).click()
    expect(new URL(page.url()).search).toBe('?q=do+huyet+ap')
    await page.getByRole('link', { name: /bảy ngày để có một con số/ }).click()
    await page.getByRole('heading', { level: 1, name: /Đo huyết áp tại nhà/ }).waitFor()
  })

  it.each([320, 820, 1280])(
    '[P-017] fits %d px, has no fault that axe finds, by day and by night',
    async (width) => {
      const page = await site.open('/tim-kiem?q=huyet+ap', { width })
      expect(await axeViolations(page)).toStrictEqual([])
      await atNight(page)
      expect(await axeViolations(page, 'night')).toStrictEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.goto(`${site.address()}/tim-kiem?q=xyzzy`)
      await page.getByText('Chưa có nội dung nào về “xyzzy”.').waitFor()
      expect(await axeViolations(page)).toStrictEqual([])
    },
  )

  it.each([390, 1280])('[P-017] shows the picture of a video whole, %i px wide', async (width) => {
    const page = await site.open('/tim-kiem?q=giac+ngu&loai=video', { width })
    const ratios = await page.locator('#ket-qua-1 img').evaluateAll((all) =>
      all.map((picture) => {
        const shown = picture.getBoundingClientRect()
        return Math.round((shown.width / shown.height) * 100)
      }),
    )
    expect(ratios).toStrictEqual([178])
  })

  it.each([820, 1280])('[P-017] has one edge of text for results of all kinds, %i px wide', async (width) => {
    const page = await site.open('/tim-kiem?q=ngủ', { width })
    const results = page.getByRole('region', { name: /kết quả/ }).getByRole('listitem')
    const edges = await results
      .locator('.badge')
      .evaluateAll((all) => all.map((one) => `${Math.round(one.getBoundingClientRect().x)}`))
    expect(edges.length).toBeGreaterThan(5)
    expect(new Set(edges).size).toBe(1)
  })

  it('[P-017] calls an answer from the common questions by its name', async () => {
    const page = await site.open('/tim-kiem?q=nếu người khác nghe máy')
    const answer = page.getByRole('listitem').filter({ hasText: 'Nếu người khác nghe máy thì sao?' })
    expect(await answer.getByText('Hỏi đáp', { exact: true }).count()).toBe(1)
  })

  it('[P-017] is narrowed to one kind by a link with its count, without script', async () => {
    const page = await site.open('/tim-kiem?q=tim+mach', { javaScriptEnabled: false })
    const kinds = page.getByRole('navigation', { name: 'Loại kết quả' })
    const results = page.getByRole('region', { name: /kết quả/ }).getByRole('listitem')
    const all = 13
    expect(await page.getByRole('heading', { name: `${all} kết quả cho “tim mach”` }).count()).toBe(1)
    expect(await results.count()).toBe(12)
    expect(await kinds.locator('[aria-current="page"]').textContent()).toBe(`Tất cả (${all})`)
    const articles = kinds.getByRole('link', { name: /^Bài viết \(\d+\)$/ })
    const count = Number(/\d+/.exec((await articles.textContent()) ?? '')?.[0])
    expect(count).toBeLessThan(all)
    await articles.click()
    await page.waitForURL('**/tim-kiem?q=tim%20mach&loai=bai-viet')
    expect(await results.count()).toBe(count)
    expect(await results.getByText('Bài viết', { exact: true }).count()).toBe(count)
    expect(await articles.getAttribute('aria-current')).toBe('page')
  })

  it('[P-017] shows twelve results at first and more by a link, without script', async () => {
    const page = await site.open('/tim-kiem?q=the', { width: 390, javaScriptEnabled: false })
    const results = page.getByRole('region', { name: /kết quả/ }).getByRole('listitem')
    const more = page.getByRole('link', { name: 'Xem thêm kết quả' })
    expect(await results.count()).toBe(12)
    await more.click()
    await page.waitForURL('**/tim-kiem?q=the&trang=2#ket-qua-13')
    expect(await results.count()).toBe(24)
    await more.click()
    expect(await results.count()).toBe(30)
    expect(await more.count()).toBe(0)
    const shapes = await results
      .filter({ hasNot: page.getByText('Video', { exact: true }) })
      .locator('img')
      .evaluateAll((all) => all.map((one) => one.clientWidth - one.clientHeight))
    expect(new Set(shapes)).toStrictEqual(new Set([0]))
  })

  it('[P-017] says of each product that it is no medicine', async () => {
    const page = await site.open('/tim-kiem?q=omega')
    const results = page.getByRole('region', { name: /kết quả/ }).getByRole('listitem')
    const products = results.filter({ has: page.getByText('Sản phẩm', { exact: true }) })
    expect(await products.count()).toBeGreaterThan(0)
    expect(await products.locator('[data-part="supplement"]').count()).toBe(await products.count())
    expect(await results.locator('[data-part="supplement"]').count()).toBe(await products.count())
  })

  it.each([390, 1280])(
    '[P-017] has the header and the contact widget of the other pages at %d px',
    async (width) => {
      const boxes = async (path: string) => {
        const page = await site.open(path, { width })
        const links = page.getByRole('banner').getByRole('link')
        const named = await links.evaluateAll((all) =>
          all.flatMap((link) => (link.checkVisibility() ? [link.ariaLabel ?? link.textContent] : [])),
        )
        const widget = await page.getByRole('complementary', { name: 'Kênh liên hệ' }).boundingBox()
        return { named, widget: widget && [widget.x + widget.width, widget.y + widget.height] }
      }
      expect(await boxes('/tim-kiem')).toStrictEqual(await boxes('/dieu-khoan-bao-mat'))
    },
  )

  it('[P-017] has a contact widget that needs no program', async () => {
    const page = await site.open('/tim-kiem', { width: 390 })
    const zalo = page
      .getByRole('complementary', { name: 'Kênh liên hệ' })
      .getByRole('link', { name: 'Chat Zalo' })
    expect(await zalo.isVisible()).toBe(false)
    await page.locator('summary[aria-label="Liên hệ"]').click()
    await zalo.waitFor()
  })

  it('[P-017] has its menu behind an icon on a phone, in a header as high as elsewhere', async () => {
    const page = await site.open('/tim-kiem', { width: 390 })
    const banner = page.getByRole('banner')
    expect((await banner.boundingBox())?.height).toBe(67)
    await banner.locator('summary').click()
    await banner.getByRole('link', { name: 'CỘNG ĐỒNG' }).click()
    await page.getByRole('heading', { level: 1, name: 'Cộng đồng hội viên' }).waitFor()
  })
})
