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

/** One of each kind; by night and wide, every dialog is looked at in the long run. */
const LOOKED_AT_BY_NIGHT = [
  'the popup',
  'the order dialog with every error',
  'the video player',
  'the contact widget',
]

describe('every dialog', () => {
  it.each(DIALOGS)(
    '[M-090, M-091, M-095] $name has no fault that axe finds; by night, if it is one of four, or in the long run',
    async ({ name, route, open, popup = false }) => {
      const part = partOf(name)
      const page = await site.visit(route, { width: 390, popup })
      await open(page)
      await atRest(page)
      expect(await axeViolations(page, 'day', part)).toStrictEqual([])
      if (isLong) {
        await page.setViewportSize({ width: 1280, height: 900 })
        await atRest(page)
        expect(await axeViolations(page, 'day', part)).toStrictEqual([])
      }
      if (isLong || LOOKED_AT_BY_NIGHT.includes(name)) {
        await atNight(page)
        expect(await axeViolations(page, 'night', part)).toStrictEqual([])
      }
    },
  )
})
