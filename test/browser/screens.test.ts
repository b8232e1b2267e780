import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atNight } from '../support/browser/at-night'
import { atRest } from '../support/browser/at-rest'
import { axeViolations } from '../support/browser/axe-violations'
import { SCREEN_ROUTES } from '../support/browser/routes'
import { siteInBrowser } from '../support/browser/site-in-browser'
import { isLong } from '../support/faults/scale'

const site = siteInBrowser({ pictures: false })

/** What is drawn as a box and touched, yet smaller than 24 px. */
const smallTargets = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button')]
      .filter((element) => getComputedStyle(element).display !== 'inline' && element.checkVisibility())
      .map((element) => ({ name: element.textContent?.trim(), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 24 || box.width < 24))
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
  )

const ENGLISH =
  /(?<!\p{L})(the|and|of|with|your|you|please|click|here|loading|error|submit|close|open|next|previous|home|search|read more|view|show|more|menu icon)(?!\p{L})/iu

const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** One of each kind; by night every screen is looked at in the long run. */
const LOOKED_AT_BY_NIGHT = ['home', 'productDetail', 'article', 'video', 'packages', 'notFound']

describe('every screen', () => {
  it.each(SCREEN_ROUTES)(
    '[M-014, M-015] $name has header, footer and widget, speaks Vietnamese, fits each width, and axe finds no fault; by night, of one of each kind',
    async ({ name, route }) => {
      const page = await site.visit(route, { width: 390 })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(await axeViolations(page)).toStrictEqual([])
      expect(await smallTargets(page)).toStrictEqual([])
      expect(await excessWidth(page)).toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: 820, height: 900 })
      expect(await excessWidth(page)).toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: 1280, height: 900 })
      await atRest(page)
      expect(await excessWidth(page)).toBeLessThanOrEqual(0)
      if (isLong) expect(await axeViolations(page)).toStrictEqual([])
      expect(await smallTargets(page)).toStrictEqual([])
      if (isLong || LOOKED_AT_BY_NIGHT.includes(name)) {
        await atNight(page)
        expect(await axeViolations(page, 'night')).toStrictEqual([])
      }

      expect(await page.getByRole('banner').isVisible()).toBe(true)
      expect(await page.getByRole('contentinfo').count()).toBe(1)
      expect(await page.getByRole('button', { name: 'Liên hệ', exact: true }).isVisible()).toBe(true)
      expect(await page.locator('html').getAttribute('lang')).toBe('vi')
      expect((await page.locator('body').innerText()).match(ENGLISH)).toBe(null)
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    },
  )
})
