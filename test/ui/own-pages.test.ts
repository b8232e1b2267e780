import { describe, expect, it } from 'vitest'
import { ROUTES } from '../../src/domain/routing/routes'
import { sectionAnchor } from '../../src/domain/routing/section-anchor'
import { tradingTerms } from '../../src/ui/copy/trading'
import { createOwnPages } from '../../src/ui/own-pages'
import { aSite } from '../support/fixtures/a-site'

/** Whose items are found one by one instead. */
const FOUND_BY_ITEMS: ReadonlyArray<string> = [ROUTES.videos.path, ROUTES.home.path]

describe('the search', () => {
  const addresses = createOwnPages({ site: aSite, recipient: null }).map(({ item }) => item.address)

  it.each(
    Object.entries(ROUTES)
      .filter(([, { takes, path }]) => takes === undefined && !FOUND_BY_ITEMS.includes(path))
      .map(([name, { path }]) => ({ name, path })),
  )('[P-017] finds the screen $name', ({ path }) => {
    expect(addresses.map((address) => address.replace(/#.*/, ''))).toContain(path)
  })

  it('[P-017] leads to the section on cancelling', () => {
    const sections = tradingTerms(aSite).sections.map(({ heading }) => sectionAnchor(heading))
    const [, anchor] =
      addresses.find((address) => address.startsWith(`${ROUTES.tradingTerms.path}#`))?.split('#') ?? []
    expect(sections).toContain(anchor)
  })
})
