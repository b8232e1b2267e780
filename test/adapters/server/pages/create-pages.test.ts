import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { createPages } from '../../../../src/adapters/server/pages/create-pages'
import type { RenderFailure, RenderPage } from '../../../../src/ports/render'
import { withoutStyles } from '../../../support/server/create-test-server'

const TEMPLATE =
  '<head><!--page-head--><script data-boot></script></head><div id="root"><!--page-body--></div><script type="application/json" id="page-data">null</script>'

const drawn = (route: string) =>
  TE.right({ head: `<title>${route}</title>`, body: `<p>${route}</p>`, responses: { a: '</script>' } })

const failing =
  (failure: RenderFailure): RenderPage =>
  ({ route }) =>
    route.startsWith('/x') ? TE.left(failure) : drawn(route)

const pagesWith = (renderPage: RenderPage) => {
  const asked: Array<string> = []
  const logged: Array<string> = []
  let version = {}
  const pages = createPages({
    template: TEMPLATE,
    inlineStyles: withoutStyles,
    stylesOf: (html) => `/* ${html.length} */`,
    renderPage: (request) => {
      asked.push(request.route)
      return renderPage(request)
    },
    facts: {},
    headOf: ({ page }) => {
      if (page.head.includes('/x')) throw new TypeError('Invalid URL')
      return '<meta>'
    },
    screenOf: (route) => `of "${route}"`,
    contentVersion: async () => version,
    canonicalRoute: async (route) => (route === '/x-y' ? '/about' : null),
    shell: { head: '<title>Trang</title>', body: '', responses: {} },
    logFailure: (reason) => logged.push(reason),
  })
  return {
    asked,
    logged,
    change: () => {
      version = {}
    },
    get: async (route: string) => {
      const { status, bodies } = await pages({ route, origin: 'https://a.example' })
      return { status, html: String(bodies.identity) }
    },
    getPart: async (route: string) => {
      const { status, type, bodies } = await pages({ route, origin: 'https://a.example', isPart: true })
      return { status, type, part: JSON.parse(String(bodies.identity)) }
    },
  }
}

describe('a page', () => {
  it('[M-001] is inserted into the template with its data, which cannot end the script element', async () => {
    const { get } = pagesWith(({ route }) => drawn(route))
    expect(await get('/about')).toStrictEqual({
      status: 200,
      html: '<head><title>/about</title><meta><script data-screen="of &quot;/about&quot;"></script></head><div id="root"><p>/about</p></div><script type="application/json" id="page-data">{"origin":"https://a.example","answers":{"a":"\\u003c/script>"},"route":"/about"}</script>',
    })
  })

  it('[M-001] is sent in parts for a hash route, beside the whole page', async () => {
    const { asked, get, getPart } = pagesWith(({ route }) => drawn(route))
    const { html } = await get('/about')
    const { status, type, part } = await getPart('/about')
    expect([status, type]).toStrictEqual([200, 'application/json'])
    expect(part).toStrictEqual({
      head: '<title>/about</title><meta>',
      body: '<p>/about</p>',
      data: '{"origin":"https://a.example","answers":{"a":"\\u003c/script>"},"route":"/about"}',
      styles: `/* ${html.length} */`,
      screen: 'of "/about"',
    })
    expect((await get('/about')).html).toBe(html)
    await getPart('/about')
    expect(asked).toStrictEqual(['/about', '/about'])
  })

  it.each([
    { why: 'there is none', failure: { tag: 'notFound' } as const, status: 404 },
    { why: 'it cannot be rendered', failure: { tag: 'failed', reason: 'broken' } as const, status: 500 },
  ])('[M-012, M-133] has no parts to show where $why', async ({ failure, status }) => {
    const { getPart } = pagesWith(failing(failure))
    expect((await getPart('/x')).status).toBe(status)
  })

  it('[M-001] is rendered once, and again when the content has changed', async () => {
    const { asked, change, get } = pagesWith(({ route }) => drawn(route))
    await get('/about')
    await get('/about')
    expect(asked).toStrictEqual(['/about'])
    change()
    await get('/about')
    expect(asked).toStrictEqual(['/about', '/about'])
  })

  it("[M-012] that does not exist is the site's own not-found page with 404", async () => {
    const { get } = pagesWith(failing({ tag: 'notFound' }))
    const { status, html } = await get('/x')
    expect([status, html.includes('<p>/khong-co</p>')]).toStrictEqual([404, true])
    expect(html).toContain('"route":"/khong-co"')
  })

  it('[M-001] whose address has a longer id than an existing page is that page, and passes its route to the program', async () => {
    const { get } = pagesWith(failing({ tag: 'notFound' }))
    const { status, html } = await get('/x-y')
    expect([status, html.includes('<p>/about</p>'), html.includes('"route":"/about"')]).toStrictEqual([
      200,
      true,
      true,
    ])
  })

  it('[M-133] that cannot be rendered is the empty shell, is logged, and is rendered again at the next request', async () => {
    const { asked, logged, get } = pagesWith(failing({ tag: 'failed', reason: 'broken' }))
    const { status, html } = await get('/x')
    expect([status, html.includes('<div id="root"></div>')]).toStrictEqual([200, true])
    await get('/x')
    expect(asked).toStrictEqual(['/x', '/x'])
    expect(logged).toStrictEqual(['/x: broken', '/x: broken'])
  })
  it('[M-133] whose head throws is the empty shell, is logged, and is rendered again at the next request', async () => {
    const { asked, logged, get } = pagesWith(({ route }) => drawn(route))
    const { status, html } = await get('/x')
    expect([status, html.includes('<div id="root"></div>')]).toStrictEqual([200, true])
    await get('/x')
    expect(asked).toStrictEqual(['/x', '/x'])
    expect(logged).toStrictEqual(['/x: TypeError: Invalid URL', '/x: TypeError: Invalid URL'])
  })
})
