import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { siteInBrowser } from './site-in-browser'

/** Addresses, what a hyphen or a slash joins, and what is wider than a button or a fact at 360 px. */
const MAY_BREAK = /[@/-]|^testosterone|^\d{10}/

/** Words that stand on more than one line. */
const splitWords = async (page: Page): Promise<ReadonlyArray<string>> => {
  const split = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Array<string> = []
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.checkVisibility() !== true) continue
      for (const word of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top)
        if (Math.max(...tops) - Math.min(...tops) > 4) found.push(word[0])
      }
    }
    return found
  })
  return split.filter((word) => !MAY_BREAK.test(word))
}

/** How a text size of 32 px comes about: by the default size of the browser, and the size of the root. */
type TextSize = { readonly standard: number; readonly root: string }

/** The first address of each kind: `/`, `/tin-tuc`, the first below `/tin-tuc`, and so on. */
const firstOfEachKind = (paths: ReadonlyArray<string>): ReadonlyArray<string> => {
  const kindOf = (path: string) => path.replace(/[^/]+$/, (last) => (path.lastIndexOf('/') === 0 ? last : ''))
  const kinds = paths.map(kindOf)
  return paths.filter((_, at) => kinds.indexOf(kinds[at] ?? '') === at)
}

/** The words that are split on the addresses of the sitemap, all or one of each of six kinds, 390 and 360 px wide. */
export const splitWordsOf = async (
  site: ReturnType<typeof siteInBrowser>,
  { standard, root }: TextSize,
  areAll: boolean,
): Promise<ReadonlyArray<string>> => {
  const map = await (await fetch(`${site.address()}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)</g)].map(([, address]) => new URL(address ?? '').pathname)
  expect(paths.length).toBeGreaterThan(40)
  const page = await site.open('/', { width: 390, height: 844 })
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Page.setFontSizes', { fontSizes: { standard } })
  const found: Array<string> = []
  for (const path of areAll ? paths : firstOfEachKind(paths).slice(0, 6)) {
    await page.goto(`${site.address()}${path}`)
    await page.waitForSelector('html[data-program=ready]:not([data-fonts])', { state: 'attached' })
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), root)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 })
      found.push(...(await splitWords(page)).map((word) => `${path}, ${width} px: ${word}`))
    }
  }
  return found
}
