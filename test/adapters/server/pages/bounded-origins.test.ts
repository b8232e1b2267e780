import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundedOrigins } from '../../../../src/adapters/server/pages/bounded-origins'
import { createPages } from '../../../../src/adapters/server/pages/create-pages'
import { pagesRoute } from '../../../../src/adapters/server/pages/pages-route'
import { publicOrigin } from '../../../../src/adapters/server/pages/public-origin'
import { createTestServer, withoutStyles } from '../../../support/server/create-test-server'

/** A server whose pages name their origin, and the origins for which it has rendered. */
const createSite = async (publicUrl: string | null) => {
  const rendered: Array<string> = []
  const originOf = boundedOrigins(publicOrigin(publicUrl))
  const pages = createPages({
    template: '<!--page-head--><script data-boot></script><!--page-body--><i id="page-data">null<',
    inlineStyles: withoutStyles,
    stylesOf: () => '',
    renderPage:
      ({ origin }) =>
      async () => {
        rendered.push(origin)
        return { _tag: 'Right', right: { head: origin, body: '', responses: {} } }
      },
    facts: {},
    headOf: () => '',
    screenOf: () => '',
    contentVersion: async () => rendered,
    canonicalRoute: async () => null,
    shell: { head: '', body: '', responses: {} },
    logFailure: () => undefined,
  })
  const { app, lines } = await createTestServer({ routes: [pagesRoute({ pages, slug: 'thu', originOf })] })
  const get = async (host: string) => (await app.inject({ url: '/', headers: { host } })).body.split('<')[0]
  return { get, rendered, warnings: () => lines.filter((line) => line.includes('PUBLIC_URL')) }
}

describe('a site without a configured address', () => {
  it('[M-001] names the address of each request for eight hosts, and one for all others', async () => {
    const { get, warnings } = await createSite(null)
    const hosts = Array.from({ length: 10 }, (_, n) => `h${n}.example:8080`)
    const named = []
    for (const host of [...hosts, ...hosts]) named.push(await get(host))
    const own = hosts.slice(0, 8).map((host) => `http://${host}`)
    const expected = [...own, 'http://localhost', 'http://localhost']
    expect(named).toStrictEqual([...expected, ...expected])
    expect(warnings()).toHaveLength(1)
  })

  it('[M-001] renders a page nine times at most, whatever hosts are invented', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.domain(), fc.string(), fc.ipV4(), fc.constant('localhost:8080')), {
          maxLength: 60,
        }),
        async (hosts) => {
          const { get, rendered } = await createSite(null)
          const allowed = hosts.filter((host) => /^[\x21-\x7e]*$/.test(host))
          for (const host of [...allowed, ...allowed]) await get(host)
          expect(rendered.length).toBeLessThanOrEqual(9)
          expect(new Set(rendered).size).toBe(rendered.length)
        },
      ),
      { numRuns: 50 },
    )
  })
})

describe('a site with a configured address', () => {
  it('[M-001] renders a page once, whatever the hosts', async () => {
    const { get, rendered, warnings } = await createSite('https://a.example')
    for (let n = 0; n < 20; n += 1) expect(await get(`h${n}.example`)).toBe('https://a.example')
    expect([rendered, warnings()]).toStrictEqual([['https://a.example'], []])
  })
})
