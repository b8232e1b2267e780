import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { videosPath } from '../../src/domain/routing/paths'
import { siteInBrowser } from '../support/browser/site-in-browser'

const site = siteInBrowser({ pictures: false })

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('button')
const player = (page: Page) => page.getByRole('dialog')
const isPlaying = (page: Page) =>
  page.locator('dialog video').evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0)

const openPlayer = async (options: Parameters<typeof site.visit>[1] = {}): Promise<Page> => {
  const page = await site.visit(videosPath(), options)
  await cards(page).first().click()
  await page.locator('dialog video').waitFor()
  return page
}

describe('the chapters of a video', () => {
  it('[M-057] stand one below the other', async () => {
    const page = await site.open('/video/podcast-01', { width: 1280 })
    const lefts = await page
      .getByRole('list', { name: 'Các phần' })
      .getByRole('button')
      .evaluateAll((all) => all.map((chapter) => chapter.getBoundingClientRect().left))
    expect(lefts.length).toBeGreaterThan(2)
    expect(new Set(lefts).size).toBe(1)
  })
})

describe('the video player', () => {
  it('[M-057, M-066, M-071] fills the window and plays by itself, at most 1000 px wide and 75 % high', async () => {
    const page = await openPlayer()
    expect(await player(page).boundingBox()).toStrictEqual({ x: 0, y: 0, width: 1280, height: 900 })
    await expect.poll(() => isPlaying(page)).toBe(true)
    const box = await page.locator('dialog video').boundingBox()
    expect([box?.width, box?.height]).toStrictEqual([1000, 675])
    expect(await player(page).getAttribute('aria-labelledby')).not.toBe(null)
  })

  it('[M-066, M-067] spins until the size is known, and starts from the beginning each time', async () => {
    const page = await openPlayer()
    const spinner = player(page).getByRole('status').getByText('Đang tải ...', { exact: true })
    await spinner.waitFor({ state: 'detached' })
    await expect.poll(() => isPlaying(page)).toBe(true)
    await page.waitForTimeout(1000)
    await page.keyboard.press('Escape')
    await player(page).waitFor({ state: 'detached' })
    const started = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new MutationObserver((_, watch) => {
            const video = document.querySelector<HTMLVideoElement>('dialog video')
            if (video === null) return
            watch.disconnect()
            video.addEventListener('playing', () => resolve(video.currentTime), { once: true })
          }).observe(document.body, { childList: true, subtree: true })
        }),
    )
    await cards(page).first().click()
    expect(await started).toBeLessThan(0.5)
  })

  it('[M-071] is at most 500 px wide where the home page shows it', async () => {
    const page = await site.visit('/')
    await page
      .getByRole('region', { name: 'Podcast kiến thức' })
      .getByRole('listitem')
      .first()
      .getByRole('button')
      .click()
    await page.locator('dialog video').waitFor()
    expect((await page.locator('dialog video').boundingBox())?.width).toBe(500)
  })

  it('[M-069] stays at a click on the video, and closes at one beside it', async () => {
    const page = await openPlayer()
    await page.locator('dialog video').click()
    expect(await player(page).count()).toBe(1)
    await page.mouse.click(30, 450)
    await player(page).waitFor({ state: 'detached' })
    expect(
      await cards(page)
        .first()
        .evaluate((card) => card === document.activeElement),
    ).toBe(true)
  })

  it('[M-069, M-070] unfolds and folds the description, and closes by its button', async () => {
    const page = await openPlayer()
    await player(page).getByRole('button', { name: 'Xem thêm' }).click()
    await player(page).getByRole('button', { name: 'Rút gọn' }).click()
    await player(page).getByRole('button', { name: 'Xem thêm' }).waitFor()
    await player(page).getByRole('button', { name: 'Đóng' }).click()
    await player(page).waitFor({ state: 'detached' })
  })

  it('[M-069, M-070, M-071] is as wide as a narrow window allows, and keeps its close button in sight below a long description', async () => {
    const page = await openPlayer({ width: 390, height: 844 })
    const box = await page.locator('dialog video').boundingBox()
    expect(box?.width).toBeLessThanOrEqual(390)
    expect(box?.height).toBe(633)
    await player(page).getByRole('button', { name: 'Xem thêm' }).click()
    const fold = player(page).getByRole('button', { name: 'Rút gọn' })
    await player(page)
      .locator('p.whitespace-pre-line')
      .first()
      .evaluate((description) => {
        description.style.minHeight = '1500px'
      })
    await fold.scrollIntoViewIfNeeded()
    expect((await page.locator('dialog video').boundingBox())?.y).toBeLessThan(-400)
    const close = await player(page).getByRole('button', { name: 'Đóng' }).boundingBox()
    expect(close).toStrictEqual({ x: 334, y: 12, width: 44, height: 44 })
  })

  it('[M-067, M-068] gives way after 5 s where the media never answers', async () => {
    const page = await site.visit(videosPath(), {
      prepare: async (opened) => {
        await opened.route('**/*.mp4', () => {})
      },
    })
    await cards(page).first().waitFor()
    await page.clock.install()
    await cards(page).first().click()
    const spinner = player(page).getByRole('status').getByText('Đang tải ...', { exact: true })
    await spinner.waitFor()
    await page.clock.runFor(2_000)
    expect(await spinner.count()).toBe(1)
    await page.clock.runFor(4_000)
    await spinner.waitFor({ state: 'detached' })
    expect(await page.locator('dialog video').isVisible()).toBe(true)
  })
})

describe('a video’s length', () => {
  it('[M-103, M-104] is shown in whole minutes, kept under VIDEO_DURATION, and not fetched again', async () => {
    const page = await site.visit(videosPath())
    await page
      .getByRole('tabpanel')
      .locator('.badge', { hasText: /^\d+\sphút$/ })
      .first()
      .waitFor()
    const book = () => page.evaluate(() => JSON.parse(localStorage.getItem('VIDEO_DURATION') ?? '{}'))
    await expect.poll(async () => Object.keys(await book()).length).toBeGreaterThanOrEqual(4)
    for (const minutes of Object.values(await book())) expect(Number.isInteger(minutes)).toBe(true)
    const known = Object.keys(await book())
    const asked: Array<string> = []
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) asked.push(request.url())
    })
    await page.reload()
    await page
      .getByRole('tabpanel')
      .locator('.badge', { hasText: /^\d+\sphút$/ })
      .first()
      .waitFor()
    await page.waitForTimeout(500)
    expect(asked.filter((url) => known.some((id) => url.includes(id)))).toStrictEqual([])
  })
})
