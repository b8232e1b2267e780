import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { settled } from '../support/browser/settled'
import { siteInBrowser } from '../support/browser/site-in-browser'
import { firstOf } from '../support/faults/scale'

const site = siteInBrowser()

const DETAIL = '/app-product-list/detail?id=sp-01'

describe('a hash route opened first', () => {
  const SHAPES = [
    { route: '/app-product-list', sand: true, heading: [384, 40], blocks: [276, 288] },
    { route: DETAIL, heading: [392, 392], blocks: [392, 272] },
    { route: '/about', heading: [384, 40], blocks: [768, 640] },
    { route: '/app-news/list?tabIdx=1', sand: true, heading: [384, 40], blocks: [276, 288] },
    { route: '/app-news/list/detail?id=van-dong-va-trai-tim', heading: [384, 40], blocks: [768, 640] },
  ]
  it.each(firstOf(3, SHAPES))(
    '[M-001] shows blocks in the shape of the page of $route',
    async ({ route, sand, heading, blocks }) => {
      const page = await site.open(`/#${route}`, {
        prepare: (opened) => opened.route('**/?part=*', () => {}),
      })
      const main = page.getByRole('main')
      const sizes = () =>
        main.evaluate((element) =>
          ['::before', '::after'].map((part) => {
            const { width, height } = getComputedStyle(element, part)
            return [width, height].map((length) => Math.round(Number.parseFloat(length)))
          }),
        )
      await expect.poll(sizes).toStrictEqual([heading, blocks])
      expect(await main.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
      const ground = await main.evaluate((element) => getComputedStyle(element).backgroundColor)
      expect(ground).toBe(sand ? 'rgb(248, 243, 234)' : 'rgba(0, 0, 0, 0)')
    },
  )

  it('[M-001] shows a line at the top, the header and blocks until its page has arrived', async () => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    const page = await site.open(`/#${DETAIL}`, {
      prepare: (opened) => opened.route('**/?part=*', (route) => asked.then(() => route.continue())),
    })
    const line = () => page.evaluate(() => getComputedStyle(document.body, '::before').height)
    await expect.poll(line).toBe('3px')
    const blocks = () =>
      page
        .getByRole('main')
        .evaluate((main) => ['::before', '::after'].map((part) => getComputedStyle(main, part).height))
    await page.getByRole('banner').getByRole('link', { name: 'SẢN PHẨM' }).waitFor()
    expect(await blocks()).toStrictEqual(['392px', '272px'])
    const header = await page.getByRole('banner').boundingBox()
    answer()
    await settled(page)
    await expect.poll(line).not.toBe('3px')
    expect(await blocks()).toStrictEqual(['auto', 'auto'])
    expect(await page.getByRole('banner').boundingBox()).toStrictEqual(header)
  })
})

describe('what stands in for content on its way', () => {
  const STAND_INS = [
    { route: '/app-news/list?tabIdx=1', width: 390, standIn: 'li[aria-hidden]', content: '.card-rows > li' },
    { route: '/app-news/video?id=podcast-10', width: 1280, standIn: '.aspect-video', content: 'video' },
    { route: '/app-news/list?tabIdx=1', width: 1280, standIn: 'li[aria-hidden]', content: '.card-rows > li' },
    { route: '/app-news/list?tabIdx=0', width: 390, standIn: 'li[aria-hidden]', content: '.card-rows > li' },
  ]
  it.each(firstOf(2, STAND_INS))(
    '[M-056, M-058] has its place and its height at $route, $width px wide',
    async (example) => {
      const { route, width, standIn, content } = example
      let answer = () => {}
      const asked = new Promise<void>((resolve) => {
        answer = resolve
      })
      const page = await site.open(`/#${route}`, {
        width,
        prepare: async (opened) => {
          await opened.route('**/?part=*', (route) => route.abort())
          await opened.route(/\/(news|doctor)\/api\//, (route) => asked.then(() => route.continue()))
        },
      })
      const placeOf = async (part: string) => await page.getByRole('main').locator(part).first().boundingBox()
      await page.locator('main .skeleton').first().waitFor()
      const before = await placeOf(standIn)
      answer()
      await settled(page)
      const after = await placeOf(content)
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), 'top').toBeLessThanOrEqual(4)
      expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0)), 'height').toBeLessThanOrEqual(24)
    },
  )
})

describe('the way to a product', () => {
  const countTransitions = (page: Page) =>
    page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        document.documentElement.dataset.transitions = String(
          Number(document.documentElement.dataset.transitions ?? 0) + 1,
        )
        return start(update)
      }
    })
  it.each([
    { reducedMotion: 'no-preference', count: '1' },
    { reducedMotion: 'reduce', count: undefined },
  ] as const)(
    '[M-047] moves the picture along at $reducedMotion: $count transition',
    async ({ reducedMotion, count }) => {
      const page = await site.visit('/app-product-list', { reducedMotion, prepare: countTransitions })
      await settled(page)
      await page.getByRole('main').getByRole('link', { name: 'Viên uống Nam Vững Sinh Lực' }).click()
      await page.getByRole('heading', { level: 1, name: 'Viên uống Nam Vững Sinh Lực' }).waitFor()
      expect(await page.evaluate(() => document.documentElement.dataset.transitions)).toBe(count)
    },
  )
})

describe('the way to a product whose screen has not come', () => {
  it('[M-001, M-004] leaves the list where it is until the screen is there', async () => {
    const page = await site.visit('/app-product-list')
    await settled(page)
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(/product-detail-screen-[^/]*\.js$/, async (route) => {
      await gate
      await route.continue()
    })
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
    // The mouse, because a click of the driver may scroll.
    const card = await page
      .getByRole('main')
      .getByRole('link', { name: 'Viên uống Nam Vững Sinh Lực' })
      .boundingBox()
    await page.mouse.click((card?.x ?? 0) + 20, (card?.y ?? 0) + (card?.height ?? 0) - 20)
    await page.locator('.route-pending:not([hidden])').waitFor({ state: 'attached' })
    await page.waitForTimeout(500)
    const seen = await page.evaluate(() => ({
      top: window.scrollY,
      transitions: document
        .getAnimations()
        .filter(
          ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.includes('transition'),
        ).length,
    }))
    expect(seen).toStrictEqual({ top: 300, transitions: 0 })
    letGo()
    await page.waitForFunction(() => window.scrollY === 0)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Viên uống Nam Vững')
  })
})

describe('a picture on its way', () => {
  const PICTURES = [
    { route: DETAIL, pictures: '.detail-picture, [aria-label="Ảnh 1"] img' },
    { route: '/app-news/list?tabIdx=1', pictures: 'main li img' },
    { route: '/app-news/list/detail?id=van-dong-va-trai-tim', pictures: 'article > img' },
    { route: '/app-news/video?id=podcast-01', pictures: 'main li img' },
  ]
  it.each(firstOf(2, PICTURES))(
    '[M-037, M-048, M-062] has a ground of sand at $route',
    async ({ route, pictures }) => {
      const page = await site.visit(route)
      await page.locator(pictures).first().waitFor()
      const grounds = await page
        .locator(pictures)
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
      expect(new Set(grounds)).toStrictEqual(new Set(['rgb(248, 243, 234)']))
    },
  )
})
