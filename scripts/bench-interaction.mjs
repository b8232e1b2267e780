// Measures with a slow CPU and an empty cache how long the dialog takes after the first tap, and each key, choice and tab.
import { median, openBrowser, openSlowly, startSite } from './bench/pages.mjs'
import { printTable } from './print-table.mjs'

const ROUNDS = Number(process.argv[2] ?? 5)
const SLOW_CPU = { latencyMs: 0, kilobits: 0, cpu: 4 }

/** The time in ms from the press until the dialog's frame and its first field are painted. */
const untilDialog = (page, button) =>
  page.evaluate((name) => {
    const target = [...document.querySelectorAll('main button')].find(
      ({ textContent }) => textContent === name,
    )
    const pressedAt = performance.now()
    const until = (selector) =>
      new Promise((resolve) => {
        const look = () => {
          if (document.querySelector(selector) === null) return
          watcher.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)))
        }
        const watcher = new MutationObserver(look)
        watcher.observe(document, { childList: true, subtree: true, attributes: true })
      })
    const seen = Promise.all([until('dialog[open]'), until('dialog[open] input')])
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    target.click()
    return seen
  }, button)

const slowest = async (page, act) => {
  await page.evaluate(() => {
    window.seen.slowest = 0
  })
  await act()
  await page.waitForTimeout(400)
  return page.evaluate(() => window.seen.slowest)
}

/** Presses by the mouse alone: the driver's `click` checks the target in a listener of its own, which forces a layout. */
const press = async (page, target) => {
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  const { x, y, width, height } = await target.boundingBox()
  return slowest(page, () => page.mouse.click(x + width / 2, y + height / 2))
}

const order = async (browser, address) => {
  const page = await openSlowly(browser, `${address}/san-pham/sp-01`, SLOW_CPU)
  const [dialog, form] = await untilDialog(page, 'Đăng ký mua hàng')
  await page.waitForTimeout(1_000)
  await page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).click()
  await page.waitForTimeout(1_000)
  const [, again] = await untilDialog(page, 'Đăng ký mua hàng')
  await page.waitForTimeout(1_000)
  const key = await slowest(page, () =>
    page.getByLabel('Họ và tên').pressSequentially('Nguyễn', { delay: 60 }),
  )
  const place = await slowest(page, async () => {
    const districts = page.getByRole('combobox', { name: 'Quận/Huyện' })
    await districts.click()
    await districts.pressSequentially('quan 1', { delay: 60 })
  })
  await page.keyboard.press('Escape')
  await press(page, page.getByRole('button', { name: 'Thêm sản phẩm khác' }))
  const choice = await press(page, page.getByRole('button', { name: 'Chọn mua' }).first())
  await page.context().close()
  return { dialog, form, again, key, place, choice }
}

const tabs = async (browser, address) => {
  const page = await openSlowly(browser, `${address}/tin-tuc`, SLOW_CPU)
  await page.waitForSelector('html[data-program=ready]', { state: 'attached' })
  await page.waitForTimeout(1_000)
  const tab = await press(page, page.getByRole('tab', { name: 'Podcast kiến thức' }))
  await page.context().close()
  return { tab }
}

const site = await startSite()
const browser = await openBrowser()
const rounds = []
for (let round = 0; round < ROUNDS; round++)
  rounds.push({ ...(await order(browser, site.address)), ...(await tabs(browser, site.address)) })

console.log(`${ROUNDS} rounds, CPU ${SLOW_CPU.cpu} x slower, each in a profile of its own\n`)
printTable([
  ['what', 'median ms', 'worst ms', 'goal ms'],
  ...[
    ['dialog', 'the dialog’s frame after the first tap', 300],
    ['form', 'its fields, the program not yet started', ''],
    ['again', 'its fields once the page is at rest', 300],
    ['key', 'a key in the name', 100],
    ['place', 'a key in the district box', 100],
    ['choice', 'a product chosen', 100],
    ['tab', 'a tab', 100],
  ].map(([what, title, goal]) => {
    const values = rounds.map((round) => round[what])
    return [title, median(values).toFixed(0), Math.max(...values).toFixed(0), String(goal)]
  }),
])

await browser.close()
await site.stop()
