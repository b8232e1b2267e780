import { describe, expect, it } from 'vitest'
import { FORM_ADDRESSES } from '../../src/domain/routing/form-address'
import { newsDetailPath } from '../../src/domain/routing/paths'
import { atRest } from '../support/browser/at-rest'
import { axeViolations } from '../support/browser/axe-violations'
import { DIALOGS } from '../support/browser/dialogs'
import { ibmViolations } from '../support/browser/ibm-violations'
import { siteInBrowser } from '../support/browser/site-in-browser'
import { isLong } from '../support/faults/scale'

const site = siteInBrowser()

const open = async () => {}

/** Looked at in the long run only. */
const LONG_RUN = [
  { name: 'the home page', address: '/', open },
  { name: 'a search', address: '/tim-kiem?q=huyet+ap', open },
]

/** A sample; axe alone looks at every screen and dialog. */
const SAMPLE = [
  ...(isLong ? LONG_RUN : []),
  { name: 'an article', address: `/#${newsDetailPath('van-dong-va-trai-tim')}`, open },
  { name: 'the order form', address: `${FORM_ADDRESSES.orders}?san-pham=sp-01`, open },
  { name: 'the membership form', address: FORM_ADDRESSES.members, open },
  ...DIALOGS.filter(({ name }) => name === 'the order dialog with every error').map(
    ({ route, ...dialog }) => ({ ...dialog, address: `/#${route}` }),
  ),
]

describe('a sample of pages', () => {
  it('has four pages, six in the long run', () => {
    expect(SAMPLE).toHaveLength(isLong ? 6 : 4)
  })

  it.each(SAMPLE)('[M-014, M-090] axe and IBM’s engine find no fault: $name', async ({ address, open }) => {
    const page = await site.open(address, { width: 1280 })
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await open(page)
    await atRest(page)
    expect(await axeViolations(page)).toStrictEqual([])
    expect(await ibmViolations(page)).toStrictEqual([])
  })
})
