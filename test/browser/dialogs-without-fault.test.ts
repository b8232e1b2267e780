import { describe, expect, it } from 'vitest'
import { atNight } from '../support/browser/at-night'
import { atRest } from '../support/browser/at-rest'
import { axeViolations } from '../support/browser/axe-violations'
import { DIALOGS } from '../support/browser/dialogs'
import { siteInBrowser } from '../support/browser/site-in-browser'
import { isLong } from '../support/faults/scale'

const site = siteInBrowser()

describe('every dialog', () => {
  it.each(DIALOGS)(
    '[M-090][M-091][M-095] $name has no fault that axe finds, narrow, wide and at night',
    async ({ route, open, popup = false }) => {
      const page = await site.visit(route, { width: 390, popup })
      await open(page)
      await atRest(page)
      expect(await axeViolations(page)).toStrictEqual([])
      await page.setViewportSize({ width: 1280, height: 900 })
      await atRest(page)
      if (isLong) expect(await axeViolations(page)).toStrictEqual([])
      await atNight(page)
      expect(await axeViolations(page, 'night')).toStrictEqual([])
    },
  )
})
