import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, inject, it } from 'vitest'
import { createReadProductRows } from '../../src/adapters/content/read-product-rows'
import { decodeProductRows } from '../../src/domain/catalogue/product-rows'
import { decoded } from '../support/decoded'
import { mustNotBeCalled } from '../support/must-not-be-called'

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url))
const PRODUCTS = decodeProductRows(
  decoded(await createReadProductRows(CONTENT, mustNotBeCalled('logFailure'))()),
)
const markdownIn = async (folder: string): Promise<number> =>
  (await readdir(join(CONTENT, folder))).filter((name) => name.endsWith('.md')).length
const NEWS = await markdownIn('news')
const VIDEOS = await markdownIn('videos')

const MOST_STEPS = 3
/** The goal is 75,000; docs/performance.md says what stands against it. */
const PROGRAM_BYTES = 99_000

const address = inject('siteAddress')

const get = (path: string) => fetch(`${address}${path}`, { headers: { accept: 'text/html' } })

const linksIn = (html: string): ReadonlyArray<string> =>
  Array.from(html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g), ([, path = '']) => path.replaceAll('&amp;', '&'))

type Found = { readonly status: number; readonly steps: number; readonly html: string }

/** Follows every link of the site's own from `/`, without script. */
const crawl = async (): Promise<ReadonlyMap<string, Found>> => {
  const found = new Map<string, Found>()
  let next = ['/']
  for (let steps = 0; next.length > 0; steps++) {
    const links: Array<string> = []
    for (const path of next) {
      const answer = await get(path)
      const html = await answer.text()
      found.set(path, { status: answer.status, steps, html })
      links.push(...linksIn(html))
    }
    next = [...new Set(links)].filter((path) => !found.has(path))
  }
  return found
}

/** The site's own pictures that pages show, with the ratio of the size that the page and the file give. */
const ratiosOf = async (html: string) => {
  const tags = (html.match(/<(?:img|source)\b[^>]*>/g) ?? []).filter((tag) => !tag.includes('type="video'))
  const number = (text: string, name: string) =>
    Number(new RegExp(`\\s${name}="(\\d+)"`).exec(text)?.[1] ?? Number.NaN)
  return Promise.all(
    [...new Set(tags)].map(async (tag) => {
      const [, path = ''] = /\ssrc(?:set)?="([^"]*)"/i.exec(tag) ?? []
      const given = number(tag, 'width') / number(tag, 'height')
      if (!/^\/pictures\/site\/.*\.svg$/.test(path)) return { path, given, real: given }
      const file = await (await get(path)).text()
      return { path, given, real: number(file, 'width') / number(file, 'height') }
    }),
  )
}

describe('a crawler without script', () => {
  it('[M-001, M-036, M-038, M-057] reaches in 3 steps what the sitemap names, and nothing else, by no dead link', async () => {
    const found = await crawl()
    const sitemap = await (await get('/sitemap.xml')).text()
    const named = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) =>
      decodeURI(new URL(url).pathname),
    )
    expect([...found].filter(([, { status }]) => status !== 200).map(([path]) => path)).toStrictEqual([])
    expect([...found].filter(([, { steps }]) => steps > MOST_STEPS).map(([path]) => path)).toStrictEqual([])
    const groups = [...found].filter(([path]) => path.startsWith('/san-pham/nhom/'))
    expect(groups).toHaveLength(new Set(PRODUCTS.map(({ group }) => group)).size)
    for (const [path, { html }] of groups)
      expect(html).toContain(`<link rel="canonical" href="${address}${path}"/>`)
    // The search asks not to be named by search engines.
    expect([...found.keys()].map((path) => decodeURI(path)).sort()).toStrictEqual(
      [...named, '/tim-kiem'].sort(),
    )
    expect(named.filter((path) => /^\/san-pham\/(?!trang\/|nhom\/)/.test(path))).toHaveLength(PRODUCTS.length)
    expect(named.filter((path) => /^\/tin-tuc\/(?!trang\/)/.test(path))).toHaveLength(NEWS)
    expect(named.filter((path) => path.startsWith('/video/'))).toHaveLength(VIDEOS)
  })

  it('[M-014] is told what stands behind the header, which is painted as a whole', async () => {
    const pages = [...(await crawl()).values()].map(({ html }) => html)
    for (const html of pages) {
      const [, id = ''] = /<link rel="expect" href="#([\w-]+)" blocking="render"/.exec(html) ?? []
      expect(html.split('</header>')[1]).toContain(`<main id="${id}"`)
    }
  })

  it('[M-014] is told the size of each picture on each page, so that nothing moves when it comes', async () => {
    const pages = [...(await crawl()).values()].map(({ html }) => html)
    const pictures = (await Promise.all(pages.map(ratiosOf))).flat()
    expect(pictures.length).toBeGreaterThan(100)
    expect(pictures.filter(({ given, real }) => !(Math.abs(given / real - 1) < 0.01))).toStrictEqual([])
  })

  it.each([
    { path: '/', types: ['Organization', 'WebSite'] },
    { path: '/san-pham/sp-01', types: ['Product', 'BreadcrumbList'] },
    { path: '/san-pham/nhom/tim-mach-va-chuyen-hoa', types: ['BreadcrumbList'] },
    { path: '/tin-tuc/van-dong-va-trai-tim', types: ['Article', 'BreadcrumbList'] },
    // It has no banner.
    { path: '/tin-tuc/hoi-nhanh-dap-gon-ruou-bia-thuoc-la', types: ['Article', 'BreadcrumbList'] },
    { path: '/video/podcast-01', types: ['VideoObject', 'BreadcrumbList'] },
  ])(
    '[M-001] is told what $path is about, with a picture that link previews show',
    async ({ path, types }) => {
      const html = await (await get(path)).text()
      const data = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}'
      const graph: ReadonlyArray<Record<string, unknown>> = JSON.parse(data)['@graph']
      expect(graph.map((thing) => thing['@type'])).toStrictEqual(types)
      expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/)
      const picture = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
      const answer = await fetch(picture)
      expect([answer.status, answer.headers.get('content-type')]).toStrictEqual([200, 'image/jpeg'])
      expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(300_000)
    },
  )
})

describe('a page’s answer', () => {
  it.each(['br', 'gzip', 'identity'])(
    '[M-001] comes as %s, and 304 where the caller has it',
    async (encoding) => {
      // Without it `fetch` asks for the page anew whatever it has.
      const headers = { 'accept-encoding': encoding, 'cache-control': 'max-age=0' }
      const first = await fetch(`${address}/`, { headers })
      expect(first.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      const tag = first.headers.get('etag') ?? ''
      const again = await fetch(`${address}/`, { headers: { ...headers, 'if-none-match': tag } })
      expect(again.status).toBe(304)
      // The browser shows the page that it has under the policy of this answer.
      const policy = again.headers.get('content-security-policy')
      expect(policy).toMatch(/style-src 'self' 'sha256-/)
      expect(policy).toBe(first.headers.get('content-security-policy'))
    },
  )

  it('[M-127] holds the bytes that are needed before the page is seen within their budget', async () => {
    const html = await (await get('/')).text()
    const scripts = Array.from(
      html.matchAll(/<script(?![^>]*type=)[^>]*>([\s\S]*?)<\/script>/g),
      ([, code = '']) => code,
    )
    expect(scripts).toHaveLength(2)
    expect(Math.min(...scripts.map((code) => Buffer.byteLength(code)))).toBeLessThanOrEqual(300)
    expect(brotliCompressSync(scripts.join('')).byteLength).toBeLessThanOrEqual(2_000)
    const answer = await fetch(`${address}/`, { headers: { 'accept-encoding': 'br' } })
    expect(Number(answer.headers.get('content-length'))).toBeLessThanOrEqual(35_500)
    expect(html).not.toMatch(/<script[^>]*\ssrc=|<link[^>]*rel="(?:stylesheet|modulepreload)"/)
  })

  it('[M-127] holds the fonts itself: the stylesheet that comes later would lay out all text anew with them', async () => {
    const html = await (await get('/')).text()
    const styles = /\/assets\/[\w.-]+\.css/.exec(html)?.[0] ?? ''
    const inline = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
    expect(inline.match(/@font-face/g)).toHaveLength(8)
    // Those that are fetched come first, and only apply without script: `boot.ts` adds them from here.
    expect(/^@media \(scripting:none\)\{([\s\S]*?\})\}/.exec(inline)?.[1]?.match(/woff2\)/g)).toHaveLength(2)
    expect(inline.match(/woff2\)/g)).toHaveLength(2)
    expect(await (await get(styles)).text()).not.toContain('@font-face')
  })

  it('[M-127] is taken over by a program within its budget on each route', async () => {
    const html = await (await get('/')).text()
    const boot = /<script data-screen[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    const lists = (text: string) => text.match(/\[(?:[`"]\/assets\/[\w.-]+\.js[`"],?)+\]/g) ?? []
    const sizes = new Map<string, number>()
    for (const name of new Set(boot.match(/\/assets\/[\w.-]+\.js/g))) {
      const answer = await fetch(`${address}${name}`, { headers: { 'accept-encoding': 'br' } })
      sizes.set(name, Number(answer.headers.get('content-length')))
      await answer.body?.cancel()
    }
    const bytesOf = (list: string) =>
      (list.match(/\/assets\/[\w.-]+\.js/g) ?? []).reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)
    const program = lists(boot).find((list) => list.includes('/assets/program-')) ?? ''
    const screens = lists(/\{[^{}]*packages-screen[^{}]*\}/.exec(boot)?.[0] ?? '')
    expect(screens.length).toBeGreaterThan(9)
    expect(bytesOf(program)).toBeGreaterThan(50_000)
    for (const screen of screens)
      expect(bytesOf(program) + bytesOf(screen)).toBeLessThanOrEqual(PROGRAM_BYTES)
  })
})
