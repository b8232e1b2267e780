import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { productDetailPath } from '../../src/domain/routing/paths'
import { SCREEN_ROUTES } from '../support/browser/routes'
import { ownSiteInBrowser } from '../support/browser/site-in-browser'
import { takeVisitorStep, visitorStep, WIDTHS } from '../support/browser/visitor-step'
import { scaled } from '../support/faults/scale'

const site = ownSiteInBrowser({ pictures: false })

const STARTS = [
  ...SCREEN_ROUTES.map(({ route }) => `/#${route}`),
  `/#${productDetailPath('sp-02')}`,
  '/',
  '/tim-kiem?q=ngu',
  '/dat-hang',
  '/dang-ky-hoi-vien',
]

/** How late a slow network brings each part of the program, in ms. */
const SLOW_MS = 700

/** What is wrong with a page, whatever it shows; nothing while it loads. */
const wrongWith = (page: Page): Promise<ReadonlyArray<string>> =>
  page
    .evaluate(() => {
      if (document.readyState !== 'complete') return []
      const root = document.documentElement
      const dialogs = [...document.querySelectorAll('dialog:modal')]
      const focused = document.activeElement ?? document.body
      const isLocked = [root, document.body].some((box) => getComputedStyle(box).overflowY === 'hidden')
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      const checks: ReadonlyArray<readonly [string, boolean]> = [
        [`${root.scrollWidth} px wide`, root.scrollWidth > innerWidth],
        ['two dialogs', dialogs.length > 1],
        [
          'the focus is behind the dialog',
          dialogs.length > 0 && focused !== document.body && !dialogs.some((it) => it.contains(focused)),
        ],
        ['the page cannot be scrolled', dialogs.length === 0 && isLocked],
        ['a value without text', /\b(undefined|NaN)\b|\[object /.test(document.body.innerText)],
        ['not one main', document.querySelectorAll('main').length !== 1],
        ['not one h1', document.querySelectorAll('h1').length !== 1],
        ['no title', document.title === ''],
        ['an id twice', new Set(ids).size < ids.length],
      ]
      return checks.filter(([, isWrong]) => isWrong).map(([name]) => name)
    })
    // The page is being left.
    .catch(() => [])

describe('a visitor who does anything', () => {
  it('[M-014, M-090] meets no fault of the program, no page to scroll sideways, and no dialog that keeps or loses the page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...STARTS),
        fc.constantFrom(...WIDTHS),
        fc.constantFrom(0, SLOW_MS),
        fc.array(visitorStep, { minLength: 40, maxLength: 40 }),
        async (start, width, delayMs, steps) => {
          const faults: Array<string> = []
          const prepare = (opened: Page) =>
            opened.route('**/assets/*.js', async (route) => {
              await setTimeout(delayMs)
              await route.continue()
            })
          const page = await site.open(start, {
            width,
            height: 844,
            reducedMotion: 'reduce',
            popup: true,
            prepare,
          })
          page.on('pageerror', (error) => faults.push(String(error.stack)))
          page.on('console', (line) => {
            if (line.type() === 'error' && !line.text().startsWith('Failed to load resource'))
              faults.push(line.text())
          })
          page.on('dialog', (asked) => asked.accept().catch(() => {}))
          for (const [done, step] of steps.entries()) {
            await takeVisitorStep(page, step)
            if (done % 4 === 3) await expect.poll(() => wrongWith(page), { timeout: 3_000 }).toStrictEqual([])
            expect(faults).toStrictEqual([])
          }
          await page.context().close()
        },
      ),
      {
        numRuns: scaled(2, 200),
        endOnFailure: true,
        ...scaled({ seed: 1 }, {}),
      },
    )
  })
})
