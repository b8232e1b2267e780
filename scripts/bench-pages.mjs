// Compares home, an article and a product with static pages of the same content, in turns, on a slow phone and network.
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { median, SLOW, startSite } from './bench/pages.mjs'
import { openQuietBrowser } from './bench/quiet-browser.mjs'
import { printTable } from './print-table.mjs'

const ROUNDS = Number(process.argv[2] ?? 5)
const compress = promisify(brotliCompress)

const PAGES = [
  { name: 'home', path: '/', hash: '/#/product-detail' },
  {
    name: 'article',
    path: '/tin-tuc/van-dong-va-trai-tim',
    hash: '/#/app-news/list/detail?id=van-dong-va-trai-tim',
  },
  { name: 'product', path: '/san-pham/sp-01', hash: '/#/app-product-list/detail?id=sp-01' },
]

const SCRIPTS = /<script\b[\s\S]*?<\/script>/g

/** Serves the same markup, styles, fonts and pictures without scripts. */
const startLimit = async (site) => {
  const pages = new Map()
  for (const { path } of PAGES) {
    // The browser could run scripts, so that the fonts for pages without script would not apply.
    const html = (await (await fetch(site.address + path)).text())
      .replace(SCRIPTS, '')
      .replace('(scripting:none)', 'all')
    pages.set(path, await compress(html))
  }
  const server = createServer((asked, answer) => {
    const page = pages.get(asked.url)
    if (page !== undefined)
      answer
        .setHeader('content-type', 'text/html; charset=utf-8')
        .setHeader('content-encoding', 'br')
        .end(page)
    else
      asked.pipe(
        request(site.address + asked.url, { headers: asked.headers }, (found) => {
          answer.writeHead(found.statusCode, found.headers)
          found.pipe(answer)
        }),
      )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { address: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() }
}

const site = await startSite()
const limit = await startLimit(site)
const browser = await openQuietBrowser()
const results = new Map()

for (let round = 0; round < ROUNDS; round++)
  for (const { name, path, hash } of PAGES)
    for (const [kind, url] of [
      ['limit', limit.address + path],
      ['readable', site.address + path],
      ['hash', site.address + hash],
    ]) {
      const key = `${name} ${kind}`
      results.set(key, [...(results.get(key) ?? []), await browser.measure(url, SLOW)])
    }

const of = (key, what) => median(results.get(key).map((seen) => seen[what]))
const number = (value, digits = 0) => value.toFixed(digits)
const ratio = (name, kind, other, what) =>
  number(of(`${name} ${kind}`, what) / of(`${name} ${other}`, what), 2)

console.log(
  `${ROUNDS} rounds, medians; ${SLOW.kilobits} kbit/s, ${SLOW.latencyMs} ms, CPU ${SLOW.cpu} x slower, applied\n`,
)
printTable([
  ['page', 'FCP', 'LCP', 'TBT', 'CLS', 'FCP to limit', 'LCP to limit', 'LCP to readable'],
  ...PAGES.flatMap(({ name }) =>
    ['limit', 'readable', 'hash'].map((kind) => {
      const key = `${name} ${kind}`
      return [
        key,
        number(of(key, 'fcp')),
        number(of(key, 'lcp')),
        number(of(key, 'tbt')),
        number(of(key, 'cls'), 3),
        ratio(name, kind, 'limit', 'fcp'),
        ratio(name, kind, 'limit', 'lcp'),
        kind === 'hash' ? ratio(name, 'hash', 'readable', 'lcp') : '',
      ]
    }),
  ),
])

await browser.close()
limit.stop()
await site.stop()
