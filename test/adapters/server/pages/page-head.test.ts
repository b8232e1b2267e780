import { describe, expect, it } from 'vitest'
import { createPageHead } from '../../../../src/adapters/server/pages/page-head'
import { hashPath } from '../../../../src/domain/routing/paths'
import { ROUTES } from '../../../../src/domain/routing/routes'
import { aSite } from '../../../support/fixtures/a-site'

const PAGE = { head: '<title>Trang</title>', body: '', responses: {} }

const described = (route: string): string | undefined =>
  /<meta name="description" content="([^"]+)"/.exec(
    createPageHead(aSite)({ route, origin: 'https://namthu.example', page: PAGE }),
  )?.[1]

describe('the head of a page', () => {
  it('[M-001] has a description of its own for each screen without an id, except these', () => {
    const ofTheSite = described('/')
    const without = Object.entries(ROUTES).filter(
      ([, route]) =>
        route.screen !== null &&
        route.takes !== 'id' &&
        described(hashPath(route, aSite.brand.slug)) === ofTheSite,
    )
    expect(ofTheSite).toBeDefined()
    expect(without.map(([name]) => name)).toStrictEqual(['home', 'packages'])
  })
})
