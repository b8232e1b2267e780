import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { atRest } from '../support/browser/at-rest'
import { siteInBrowser } from '../support/browser/site-in-browser'

const site = siteInBrowser()

const firstVisit = async (): Promise<Page> => {
  const page = await site.visit('/', {
    popup: true,
    prepare: async (opened) => {
      await opened.clock.install()
      await opened.context().route('https://zalo.me/**', (route) => route.fulfill({ body: 'Zalo' }))
    },
  })
  await popup(page).waitFor()
  return page
}

const popup = (page: Page) => page.getByRole('dialog', { name: 'Ưu đãi' })
const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem('register'))

type Colour = readonly [number, number, number]

const luminance = (colour: Colour): number =>
  colour
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0)

const contrast = (one: Colour, other: Colour): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** By each text, its least contrast with what is painted below it. */
const contrasts = async (page: Page) => {
  const texts = popup(page).locator('p, a span')
  const found = await texts.evaluateAll((all) =>
    all.map((one) => {
      const words = document.createRange()
      words.selectNodeContents(one)
      const { x, y, width, height } = words.getBoundingClientRect()
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(one).color.match(/\d+/g) ?? []).map(Number)
      return { text: one.textContent, clip: { x, y, width, height }, ink: [red, green, blue] as const }
    }),
  )
  await texts.evaluateAll((all) => {
    for (const one of all) (one as HTMLElement).style.color = 'transparent'
  })
  const measured: Array<readonly [string | null, number]> = []
  for (const { text, clip, ink } of found) {
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const grounds = Array.from(
      { length: info.width * info.height },
      (_, at): Colour => [data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0],
    )
    measured.push([text, Math.min(...grounds.map((ground) => contrast(ink, ground)))])
  }
  return measured
}

describe('the promotional popup of a first visit', () => {
  it.each(['light', 'dark'] as const)(
    '[M-091, M-093] can be read over its picture where the system is %s: 4.5 to 1',
    async (colorScheme) => {
      const page = await firstVisit()
      await page.emulateMedia({ colorScheme })
      await atRest(page)
      const measured = await contrasts(page)
      expect(measured.map(([text]) => text)).toContain('Chat Zalo')
      expect(measured).toHaveLength(3)
      for (const [text, least] of measured) expect(least, text ?? '').toBeGreaterThanOrEqual(4.5)
    },
  )

  it('[M-091] has the letters of the site, though the page below has others', async () => {
    const page = await site.open('/', {
      popup: true,
      prepare: (opened) =>
        opened.route('**/*.woff2', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 900))
          await route.continue().catch(() => {})
        }),
    })
    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument')
    const fontsOf = async (selector: string) => {
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      return [...new Set(fonts.map(({ isCustomFont }) => isCustomFont))]
    }
    await popup(page).getByText('3 ngày dùng thử').waitFor()
    expect(await fontsOf('dialog[open] p')).toStrictEqual([true])
    expect(await fontsOf('h1')).toStrictEqual([false])
  })

  it('[M-091] is 600 px wide, in a low window as well, fits into a narrow one, and sets the flag as it opens', async () => {
    const page = await firstVisit()
    const width = async () => (await popup(page).boundingBox())?.width
    expect(await width()).toBe(600)
    expect(await flag(page)).toBe('1')
    await page.setViewportSize({ width: 1366, height: 625 })
    expect(await width()).toBe(600)
    await page.setViewportSize({ width: 390, height: 900 })
    expect(await width()).toBeLessThanOrEqual(390)
  })

  it('[M-091, M-090] begins without a ring, and gives words twice as large their room on a phone', async () => {
    const page = await site.open('/', { popup: true, width: 360, height: 740 })
    await popup(page).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const close = await popup(page).getByRole('button', { name: 'Đóng' }).boundingBox()
    expect(close?.width).toBeLessThanOrEqual(48)
    expect(close?.height).toBeGreaterThanOrEqual(44)
    const words = await popup(page)
      .locator('p')
      .evaluateAll((all) =>
        all.map((one) => {
          const range = document.createRange()
          range.selectNodeContents(one)
          return {
            size: Number.parseFloat(getComputedStyle(one).fontSize),
            lines: [...range.getClientRects()].map(({ right, top }) => ({ right, top })),
          }
        }),
      )
    expect(words.map(({ size }) => size)).toStrictEqual([40, 30])
    const covered = words
      .flatMap(({ lines }) => lines)
      .filter(({ right, top }) => right > (close?.x ?? 0) && top < (close?.y ?? 0) + (close?.height ?? 0))
    expect(covered).toStrictEqual([])
  })

  it('[M-092, M-094] closes itself after 10 s, and neither a route change nor a reload brings it back', async () => {
    const page = await firstVisit()
    await page.clock.runFor(5_000)
    expect(await popup(page).count()).toBe(1)
    await page.clock.runFor(6_000)
    expect(await popup(page).count()).toBe(0)
    await page.goto(`${site.address()}/#/about`)
    await page.getByRole('heading', { level: 1, name: 'Về Nam Vững' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Về Nam Vững' }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(2_000)
    expect(await popup(page).count()).toBe(0)
  })

  it('[M-093] closes at its lower-left zone and opens the chat in a new tab', async () => {
    const page = await firstVisit()
    const box = await popup(page).boundingBox()
    if (box === null) throw new Error('no popup')
    const { x, y, width, height } = box
    await page.mouse.click(x + width * 0.75, y + height * 0.9)
    await page.mouse.click(x + width * 0.25, y + height * 0.5)
    expect(await popup(page).count()).toBe(1)
    const opened = page.context().waitForEvent('page')
    await page.mouse.click(x + width * 0.48, y + height * 0.67)
    expect((await opened).url()).toBe('https://zalo.me/0000000000')
    await popup(page).waitFor({ state: 'detached' })
  })

  it.each([
    {
      way: 'the close button',
      close: (page: Page) => popup(page).getByRole('button', { name: 'Đóng' }).click(),
    },
    { way: 'Esc', close: (page: Page) => page.keyboard.press('Escape') },
    { way: 'a click beside it', close: (page: Page) => page.mouse.click(20, 450) },
  ])('[M-091] closes at once by $way', async ({ close }) => {
    const page = await firstVisit()
    await close(page)
    await popup(page).waitFor({ state: 'detached' })
  })
})
