import { describe, expect, it } from 'vitest'
import { atNight } from '../support/browser/at-night'
import { atRest } from '../support/browser/at-rest'
import { axeViolations } from '../support/browser/axe-violations'
import { DIALOGS } from '../support/browser/dialogs'
import { siteInBrowser } from '../support/browser/site-in-browser'
import { isLong } from '../support/faults/scale'

const site = siteInBrowser()

/** What lies behind a dialog is inert and looked at with its screen; the contact widget is no dialog. */
const partOf = (name: string): string => (isLong || name === 'the contact widget' ? 'html' : 'dialog[open]')

describe('every dialog', () => {
  it.each(DIALOGS)(
    '[M-090][M-091][M-095] $name has no fault that axe finds, narrow, wide and at night',
    async ({ name, route, open, popup = false }) => {
      const part = partOf(name)
      const page = await site.visit(route, { width: 390, popup })
      await open(page)
      await atRest(page)
      expect(await axeViolations(page, 'day', part)).toStrictEqual([])
      await page.setViewportSize({ width: 1280, height: 900 })
      await atRest(page)
      if (isLong) expect(await axeViolations(page, 'day', part)).toStrictEqual([])
      await atNight(page)
      expect(await axeViolations(page, 'night', part)).toStrictEqual([])
    },
  )
})
