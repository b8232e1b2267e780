import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atNight } from './at-night'
import { axeViolations } from './axe-violations'
import { ROUTES } from './routes'
import { siteInBrowser } from './site-in-browser'

/** What is drawn as a box and touched, yet smaller than 24 px. */
const smallTargets = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button')]
      .filter((element) => getComputedStyle(element).display !== 'inline' && element.checkVisibility())
      .map((element) => ({ name: element.textContent?.trim(), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 24 || box.width < 24))
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
  )

/** Takes a width in px, tests every screen at it; files of their own run side by side. */
export const screensWithoutFault = (width: number): void => {
  const site = siteInBrowser()
  describe(`at ${width} px`, () => {
    it.each(ROUTES)('[M-014][M-015] the screen has no fault that axe finds: $name', async ({ route }) => {
      const page = await site.visit(route, { width })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(await axeViolations(page)).toStrictEqual([])
      await atNight(page)
      expect(await axeViolations(page, 'night')).toStrictEqual([])
      expect(await smallTargets(page)).toStrictEqual([])
    })
  })
}
