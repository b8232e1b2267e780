import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
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

describe('the promotional popup of a first visit', () => {
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
    expect(await fontsOf('dialog[open] .aspect-square p')).toStrictEqual([true])
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

  it('[M-092][M-094] closes itself after 10 s, and neither a route change nor a reload brings it back', async () => {
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
