// Opens each address of the sitemap in several widths, with fonts that come at once, late or never, and over a slow network, and
// lists those that move by more than the goal.
import { openBrowser, startSite, watch } from './bench/pages.mjs'
import { printTable } from './print-table.mjs'

const MOST = 0.005
const WIDTHS = (process.argv[2] ?? '360,390,412,820,1280').split(',').map(Number)
const HEIGHTS = { 360: 640, 390: 844, 412: 823, 820: 1180, 1280: 800 }
const LATE_MS = 1_000
const SETTLED_MS = 400
const AT_ONCE = 4

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const FONTS = {
  'at once': (route) => route.continue(),
  late: async (route) => {
    await wait(LATE_MS)
    await route.continue().catch(() => {})
  },
  never: (route) => route.abort(),
  'over a slow network': (route) => route.continue(),
}
const SLOW = { offline: false, latency: 350, downloadThroughput: 400_000, uploadThroughput: 400_000 }

const site = await startSite()
const sitemap = await (await fetch(`${site.address}/sitemap.xml`)).text()
const paths = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => new URL(address).pathname)
const browser = await openBrowser()

const shiftOf = async (path, width, fonts) => {
  const context = await browser.newContext({ viewport: { width, height: HEIGHTS[width] }, locale: 'vi-VN' })
  await context.addInitScript(watch)
  const page = await context.newPage()
  await page.route('**/*.woff2', FONTS[fonts])
  if (fonts === 'over a slow network') {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW)
  }
  const asked =
    fonts === 'never'
      ? null
      : page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
  await page.goto(site.address + path, { waitUntil: 'load' })
  await asked
  await page.waitForSelector('html[data-program=ready]', { state: 'attached' })
  await page.waitForTimeout(SETTLED_MS)
  const { cls } = await page.evaluate('window.seen')
  await context.close()
  return cls
}

const tasks = WIDTHS.flatMap((width) =>
  Object.keys(FONTS).flatMap((fonts) => paths.map((path) => ({ path, width, fonts }))),
)
const seen = []
const work = async () => {
  for (let task = tasks.shift(); task !== undefined; task = tasks.shift())
    seen.push({ ...task, shift: await shiftOf(task.path, task.width, task.fonts) })
}
await Promise.all(Array.from({ length: AT_ONCE }, work))

console.log(`${paths.length} addresses; goal: none moves by more than ${MOST}\n`)
printTable([
  ['fonts', 'width', 'addresses above the goal', 'largest shift'],
  ...Object.keys(FONTS).flatMap((fonts) =>
    WIDTHS.map((width) => {
      const shifts = seen.filter((one) => one.fonts === fonts && one.width === width)
      const above = shifts.filter(({ shift }) => shift > MOST)
      return [fonts, `${width}`, `${above.length}`, Math.max(...shifts.map(({ shift }) => shift)).toFixed(4)]
    }),
  ),
])
for (const { path, width, fonts, shift } of seen.filter(({ shift }) => shift > MOST))
  console.log(`${path} at ${width} px, fonts ${fonts}: ${shift.toFixed(4)}`)

await browser.close()
await site.stop()
