import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { answerProducts, manyProducts } from '../support/browser/sheet-of-products'
import { siteInBrowser } from '../support/browser/site-in-browser'

const site = siteInBrowser({ pictures: false })

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const REGIONS = [
  'Vì sao sức khỏe nam giới quan trọng',
  'Dịch vụ',
  'Gói hội viên',
  'Podcast kiến thức',
  'Đội ngũ bác sĩ',
  'Sản phẩm bán chạy',
  'Tin tức sức khỏe',
  'Cam kết',
  'Hợp tác',
]

describe('the home page', () => {
  it('[M-025, M-041] has its regions in order, each named by its heading', async () => {
    const page = await site.visit('/')
    const headings = page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 })
    await expect.poll(() => headings.allInnerTexts()).toStrictEqual(REGIONS)
    for (const name of REGIONS) expect(await region(page, name).count()).toBe(1)
  })

  it('[M-004] is restored by Back where it was, however early it was left', async () => {
    const page = await site.visit('/', { width: 390 })
    const link = region(page, 'Hợp tác').getByRole('link').first()
    await link.scrollIntoViewIfNeeded()
    const former = await page.evaluate(() => scrollY)
    expect(former).toBeGreaterThan(5_000)
    await page.evaluate(() => {
      location.hash = '/about'
    })
    await page.getByRole('heading', { level: 1, name: 'Về Nam Vững' }).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await link.waitFor()
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - former)).toBeLessThan(100)
  })

  it.each([
    { font: 'its own font', prepare: async () => {} },
    {
      font: 'the fallback font',
      prepare: (page: Page) => page.route('**/*.woff2', (route) => route.abort()),
    },
  ])('[M-025, M-041] is at most 9,900 px long on a phone in $font', async ({ prepare }) => {
    const page = await site.visit('/', { width: 390, height: 844, prepare })
    await region(page, 'Hợp tác').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9_900)
  })

  it('[M-026] has a banner that opens the chat in a new tab', async () => {
    const page = await site.visit('/', {
      prepare: (opened) =>
        opened.context().route('https://zalo.me/**', (route) => route.fulfill({ body: 'Zalo' })),
    })
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Chat với chuyên gia', exact: true }).click()
    expect((await opened).url()).toBe('https://zalo.me/0000000000')
  })

  it('[M-042] stacks its cards up to 820 px, and lays them in rows from 821 px on', async () => {
    const page = await site.visit('/')
    const cards = {
      services: page.locator('[data-part="service-cards"] > *'),
      tiers: region(page, 'Gói hội viên').getByRole('link', { name: /^Gói / }),
      doctors: region(page, 'Đội ngũ bác sĩ').getByRole('button'),
    }
    await cards.doctors.first().waitFor()
    for (const width of [820, 821]) {
      await page.setViewportSize({ width, height: 900 })
      for (const [name, group] of Object.entries(cards)) {
        const boxes = await Promise.all((await group.all()).map((card) => card.boundingBox()))
        const lefts = new Set(boxes.map((box) => Math.round(box?.x ?? 0)))
        const tops = new Set(boxes.map((box) => Math.round(box?.y ?? 0)))
        expect(boxes.length, name).toBeGreaterThan(1)
        expect([lefts.size, tops.size], `${name} at ${width} px`).toStrictEqual(
          width === 820 ? [1, boxes.length] : [boxes.length, 1],
        )
      }
    }
  })

  it('[M-033] opens a doctor’s profile, and the focus comes back', async () => {
    const page = await site.visit('/')
    const card = region(page, 'Đội ngũ bác sĩ').getByRole('button', { name: 'BS. Trần Thị Mẫu', exact: true })
    await card.click()
    const profile = page.getByRole('dialog', { name: 'BS. Trần Thị Mẫu' })
    await profile.getByText('Nội tiết và chuyển hóa').waitFor()
    await profile.getByRole('button', { name: 'Đóng' }).click()
    expect(await profile.count()).toBe(0)
    expect(await card.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

describe('a carousel', () => {
  const carousel = (page: Page) => region(page, 'Sản phẩm bán chạy')
  const scrollLeft = (page: Page) =>
    carousel(page)
      .locator('[data-part="viewport"]')
      .evaluate((viewport) => viewport.scrollLeft)
  const activeDots = (page: Page) =>
    carousel(page)
      .locator('[data-part="dot"]')
      .evaluateAll((dots) => dots.map((dot) => dot.getAttribute('data-active')))

  it.each([390, 1280])('[M-119, M-120] moves by 300 px at each arrow at %d px', async (width) => {
    const page = await site.visit('/', { width })
    await carousel(page).getByRole('button', { name: 'Cuộn phải' }).click()
    await expect.poll(() => scrollLeft(page)).toBe(300)
    await carousel(page).getByRole('button', { name: 'Cuộn phải' }).click()
    await expect.poll(() => scrollLeft(page)).toBe(600)
    await carousel(page).getByRole('button', { name: 'Cuộn trái' }).click()
    await expect.poll(() => scrollLeft(page)).toBe(300)
  })

  it('[M-118] lights the dot of the third it stands in', async () => {
    const page = await site.visit('/')
    await carousel(page).getByRole('link', { name: 'Viên uống Nam Vững Sinh Lực', exact: true }).waitFor()
    await carousel(page).getByRole('button', { name: 'Cuộn phải' }).waitFor()
    const scrollTo = (fraction: number) =>
      carousel(page)
        .locator('[data-part="viewport"]')
        .evaluate((viewport, part) => {
          viewport.scrollTo({ left: (viewport.scrollWidth - viewport.clientWidth) * part })
        }, fraction)
    await expect.poll(() => activeDots(page)).toStrictEqual(['true', 'false', 'false'])
    await scrollTo(0.5)
    await expect.poll(() => activeDots(page)).toStrictEqual(['false', 'true', 'false'])
    await scrollTo(1)
    await expect.poll(() => activeDots(page)).toStrictEqual(['false', 'false', 'true'])
  })

  it('[M-120] has neither arrows nor dots where nothing can scroll', async () => {
    const page = await site.visit('/product-detail', { prepare: answerProducts(manyProducts(2)) })
    await carousel(page).getByRole('link', { name: 'Sản phẩm sp-2', exact: true }).waitFor()
    await page.waitForTimeout(300)
    expect(await carousel(page).getByRole('button', { name: /^Cuộn/ }).count()).toBe(0)
    expect(await carousel(page).locator('[data-part="dot"]').count()).toBe(0)
  })
})

describe('the news strip', () => {
  const articles = [
    {
      id: 'dai',
      title: 'Một tiêu đề rất dài '.repeat(20),
      banner: '/pictures/site/empty.svg',
      excerpt: 'Một đoạn tóm tắt rất dài '.repeat(30),
      tags: [{ name: 'Tim mạch' }, { name: 'Thể thao' }],
    },
    {
      id: 'khong-nhan',
      title: 'Không có nhãn',
      banner: '/pictures/site/empty.svg',
      excerpt: 'Ngắn',
      tags: [],
    },
    { id: 'khong-anh', title: 'Không có ảnh', banner: '', excerpt: 'Ngắn', tags: [{ name: 'Ẩn' }] },
  ]
  const openHome = () =>
    site.visit('/product-detail', {
      prepare: (opened) =>
        opened.route('**/news/api/v3/news?*', (route) =>
          route.fulfill({ json: { data: articles, pagination: { total: articles.length } } }),
        ),
    })

  it('[M-037] clamps titles to 2 lines and excerpts to 3, with the first tag where there is one', async () => {
    const page = await openHome()
    const card = region(page, 'Tin tức sức khỏe').getByRole('link', { name: /^Một tiêu đề/ })
    const lines = (start: string) =>
      card.getByText(start).evaluate((element) => {
        const { lineHeight } = getComputedStyle(element)
        return Math.round(element.getBoundingClientRect().height / Number.parseFloat(lineHeight))
      })
    expect(await lines('Một tiêu đề')).toBe(2)
    expect(await lines('Một đoạn')).toBe(3)
    expect(await card.getByText('Tim mạch', { exact: true }).isVisible()).toBe(true)
    expect(await card.getByText('Thể thao').count()).toBe(0)
    expect((await card.innerText()).trim().endsWith('Xem thêm >')).toBe(true)
    const untagged = region(page, 'Tin tức sức khỏe').getByRole('link', { name: /^Không có nhãn/ })
    expect((await untagged.innerText()).split('\n').filter((line) => line !== '')).toStrictEqual([
      'Không có nhãn',
      'Ngắn',
      'Xem thêm >',
    ])
  })

  it('[M-039] keeps the room of an article without a banner, unseen, unread and out of reach', async () => {
    const page = await openHome()
    const strip = region(page, 'Tin tức sức khỏe')
    await strip.getByRole('link', { name: /^Không có nhãn/ }).waitFor()
    const hidden = strip.getByText('Không có ảnh')
    expect(await hidden.evaluate((element) => getComputedStyle(element).visibility)).toBe('hidden')
    expect((await hidden.evaluate((element) => element.getBoundingClientRect().width)) > 0).toBe(true)
    expect(await strip.getByRole('link', { name: /^Không có ảnh/ }).count()).toBe(0)
  })
})
