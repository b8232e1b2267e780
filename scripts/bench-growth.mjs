// Measures pages with 20, 200 and 2,000 products and with 1,000 articles: bytes, rendering, responses from the cache, first paint.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { median, openBrowser, openSlowly, startSite } from './bench/pages.mjs'
import { printTable } from './print-table.mjs'

const SIZES = [
  { products: 20, articles: 16 },
  { products: 200, articles: 16 },
  { products: 2_000, articles: 16 },
  { products: 20, articles: 1_000 },
]
const PATHS = ['/', '/san-pham', '/san-pham/sp-01', '/tin-tuc', '/tin-tuc/van-dong-va-trai-tim']
const RENDERS = 20
/** In ms; with 1,000 articles, the server looks for edits every two or three seconds. */
const EDIT_SEEN_MS = 3_500
const MEMORY_CALLS = 200
const PAINTS = 5
const SLOW_CPU = { latencyMs: 0, kilobits: 0, cpu: 4 }

const grown = async ({ products, articles }) => {
  const dir = await mkdtemp(join(tmpdir(), 'nam-vung-growth-'))
  await cp('content', dir, { recursive: true })
  const [header, ...rows] = parse(await readFile('content/products.csv', 'utf8'), { bom: true })
  const many = Array.from({ length: products }, (_, at) => {
    const [id, ...cells] = rows[at % rows.length]
    return at < rows.length ? [id, ...cells] : [`them-${at}`, ...cells]
  })
  await writeFile(join(dir, 'products.csv'), stringify([header, ...many]))
  const text = await readFile('content/news/van-dong-va-trai-tim.md', 'utf8')
  for (let at = 16; at < articles; at++)
    await writeFile(
      join(dir, 'news', `them-${at}.md`),
      text.replace('id: van-dong-va-trai-tim', `id: them-${at}`).replace('2026-10-28', '2025-01-01'),
    )
  return dir
}

const agent = new Agent({ keepAlive: true })

const answer = (url) =>
  new Promise((resolve, reject) => {
    const askedAt = performance.now()
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (found) => {
      let bytes = 0
      found.on('data', (chunk) => {
        bytes += chunk.length
      })
      found.on('end', () => resolve({ bytes, ms: performance.now() - askedAt }))
    }).on('error', reject)
  })

const paint = async (browser, url) => {
  const page = await openSlowly(browser, url, SLOW_CPU)
  await page.waitForFunction(() => window.seen.fcp > 0)
  const { fcp } = await page.evaluate(() => window.seen)
  await page.context().close()
  return fcp
}

/** Each page is rendered and compressed anew after an edit. */
const renderTimes = async (address, content) => {
  const times = new Map(PATHS.map((path) => [path, []]))
  const products = join(content, 'products.csv')
  for (let edit = 0; edit < RENDERS; edit++) {
    await writeFile(products, await readFile(products))
    await setTimeout(EDIT_SEEN_MS)
    // Left out, because the first page also reads the content.
    await answer(`${address}/gioi-thieu`)
    for (const path of PATHS) times.get(path).push((await answer(address + path)).ms)
  }
  return times
}

const browser = await openBrowser()
const rows = []
for (const size of SIZES) {
  const content = await grown(size)
  const site = await startSite({ CONTENT_DIR: content })
  // Left out of the figures, because the first page also reads the content and warms up the server.
  await answer(`${site.address}/gioi-thieu`)
  await answer(`${site.address}/hoi-vien`)
  const rendered = await renderTimes(site.address, content)
  for (const path of PATHS) {
    const { bytes } = await answer(site.address + path)
    const kept = []
    for (let call = 0; call < MEMORY_CALLS; call++) kept.push((await answer(site.address + path)).ms)
    const paints = []
    for (let call = 0; call < PAINTS; call++) paints.push(await paint(browser, site.address + path))
    rows.push([
      `${path}, ${size.products} products, ${size.articles} articles`,
      (bytes / 1000).toFixed(1),
      median(rendered.get(path)).toFixed(1),
      median(kept).toFixed(2),
      median(paints).toFixed(0),
    ])
  }
  await site.stop()
  await rm(content, { recursive: true, force: true })
}
printTable([['page', 'kB', 'render ms', 'from memory ms', 'first paint ms'], ...rows])
await browser.close()
agent.destroy()
