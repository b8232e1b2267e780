import { describe, expect, it } from 'vitest'
import { FORM_ADDRESSES } from '../../src/domain/routing/form-address'
import { atRest } from '../support/browser/at-rest'
import { axeViolations } from '../support/browser/axe-violations'
import { DIALOGS } from '../support/browser/dialogs'
import { ibmViolations, sniffedErrors } from '../support/browser/further-checkers'
import { ROUTES } from '../support/browser/routes'
import { siteInBrowser } from '../support/browser/site-in-browser'
import { scaled } from '../support/faults/scale'

const site = siteInBrowser()

const FORMS = [
  { name: 'the order form', address: `${FORM_ADDRESSES.order}?san-pham=sp-01` },
  { name: 'the membership form', address: FORM_ADDRESSES.membership },
]
const SCREENS = [...ROUTES.map(({ name, route }) => ({ name, address: `/#${route}` })), ...FORMS].map(
  (screen) => ({
    ...screen,
    open: async () => {},
    popup: false,
  }),
)
const WIDTHS = scaled([1280], [390, 820, 1280])
const SHOWN = [
  ...SCREENS,
  ...DIALOGS.map(({ route, ...dialog }) => ({ ...dialog, address: `/#${route}` })),
].filter(({ name }) => scaled(['the order form', 'the order dialog with every error'].includes(name), true))

describe.each(WIDTHS)('at %d px', (width) => {
  it.each(SHOWN)(
    '[M-014][M-090] axe, IBM’s engine and HTML_CodeSniffer find no fault: $name',
    async ({ address, open, popup = false }) => {
      const page = await site.open(address, { width, popup })
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
      await open(page)
      await atRest(page)
      expect(await axeViolations(page)).toStrictEqual([])
      expect(await ibmViolations(page)).toStrictEqual([])
      expect(await sniffedErrors(page)).toStrictEqual([])
    },
  )
})
