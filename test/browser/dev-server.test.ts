import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { browserOfWorker } from '../support/browser/browser-of-worker'
import { copyCheckout, startByNpm } from '../support/browser/dev-checkout'
import { scaled } from '../support/faults/scale'
import { importUrlOf, memberBody } from '../support/server/import-calls'

const LONGEST_REBUILD_MS = 20_000
/** The promise is 10 s, which a busy machine may exceed. */
const SHUTDOWN_TIMEOUT_MS = scaled(120_000, 10_000)
const RULE = 'src/domain/phone/phone-number.ts'
const [TEN_OR_ELEVEN, NINE] = ['{10,11}', '{9}']

let dir = ''
let server: Awaited<ReturnType<typeof startByNpm>>
beforeAll(async () => {
  dir = await copyCheckout()
  server = await startByNpm(dir)
})
afterAll(() => server?.end())

const textAt = async (path: string): Promise<string> =>
  (await fetch(`${server.address}${path}`, { headers: { accept: 'text/html' } })).text()

const change = async (file: string, from: string, to: string): Promise<void> => {
  const path = join(dir, file)
  const text = await readFile(path, 'utf8')
  expect(text).toContain(from)
  await writeFile(path, text.replace(from, to))
}

const openPage = async () => {
  const context = await (await browserOfWorker()).newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const errors: Array<string> = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return { page, errors }
}

describe('the development server', () => {
  it.each([
    ['/gioi-thieu', '<title>Về Nam Vững | Nam Vững</title>'],
    ['/san-pham', 'Viên uống Nam Vững Sinh Lực'],
    ['/dang-ky-hoi-vien', 'method="post"'],
    ['/robots.txt', 'Sitemap: '],
    ['/.well-known/security.txt', 'Contact: mailto:baomat@namvung.example'],
    ['/sitemap.xml', '/gioi-thieu</loc>'],
    ['/khong-co', 'Không tìm thấy trang'],
  ])('[M-001] serves %s as the site does', async (path, expected) => {
    expect(await textAt(path)).toContain(expected)
  })

  // The copy's packages lie outside of it, so Vite refuses their fonts here.
  it('[M-001] hydrates a readable page without an error', async () => {
    const { page, errors } = await openPage()
    page.on('console', (message) => {
      if (message.type() === 'error' && !/\.woff2$/.test(message.location().url)) errors.push(message.text())
    })
    await page.setViewportSize({ width: 375, height: 700 })
    await page.goto(`${server.address}/gioi-thieu`)
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const open = async () => {
      if ((await menu.count()) === 0)
        await page.getByRole('button', { name: 'Mở menu' }).dispatchEvent('click')
      return menu.count()
    }
    await expect.poll(open, { timeout: LONGEST_REBUILD_MS }).toBe(1)
    expect(errors).toStrictEqual([])
  })

  it('[M-001] shows the screen of a hash route', async () => {
    const { page, errors } = await openPage()
    await page.goto(`${server.address}/#/about`)
    await page.getByRole('heading', { level: 1, name: 'Về Nam Vững' }).waitFor()
    expect(errors).toStrictEqual([])
  })

  it('[M-001] dresses its plain form without script', async () => {
    const context = await (await browserOfWorker()).newContext({ javaScriptEnabled: false })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.goto(`${server.address}/dang-ky-hoi-vien`)
    const font = await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)
    expect(font).toContain('Plus Jakarta Sans')
  })

  it('[M-123] refuses by a rule that was changed while it runs, and accepts again once it is changed back', async () => {
    const { sheets } = JSON.parse(await readFile('content/site.json', 'utf8'))
    const send = async (): Promise<string> => {
      const answer = await fetch(`${server.address}${importUrlOf(sheets.members)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: memberBody(),
      })
      return `${answer.status} ${await answer.text()}`
    }
    expect(await send()).toMatch(/^200 /)
    await change(RULE, TEN_OR_ELEVEN, NINE)
    await expect.poll(send, { timeout: LONGEST_REBUILD_MS }).toMatch(/^400 .*phoneInvalid/)
    await change(RULE, NINE, TEN_OR_ELEVEN)
    await expect.poll(send, { timeout: LONGEST_REBUILD_MS }).toMatch(/^200 /)
  })

  it('[M-001] serves pages with a changed site.json, and keeps serving while a source does not compile', async () => {
    await change('content/site.json', '"name": "Nam Vững"', '"name": "Nam Khác"')
    await expect
      .poll(() => textAt('/gioi-thieu'), { timeout: LONGEST_REBUILD_MS })
      .toContain('| Nam Khác</title>')
    await change(RULE, 'export const', 'export const const')
    await expect.poll(() => server.said(), { timeout: LONGEST_REBUILD_MS }).toContain('phone-number.ts')
    expect(await textAt('/gioi-thieu')).toContain('| Nam Khác</title>')
    await change(RULE, 'export const const', 'export const')
    await change('content/site.json', '"name": "Nam Khác"', '"name": "Nam Vững"')
    await expect
      .poll(() => textAt('/gioi-thieu'), { timeout: LONGEST_REBUILD_MS })
      .toContain('| Nam Vững</title>')
  })
})

describe('the development server, started by npm', () => {
  it.each(scaled<ReadonlyArray<NodeJS.Signals>>(['SIGKILL'], ['SIGTERM', 'SIGINT', 'SIGKILL']))(
    '[P-009] ends with all of its processes if npm gets %s, within 10 s in the long run',
    async (signal) => {
      const started = await startByNpm(await copyCheckout())
      onTestFinished(started.end)
      expect((await fetch(started.address)).status).toBe(200)
      started.kill(signal)
      await expect.poll(started.isRunning, { timeout: SHUTDOWN_TIMEOUT_MS }).toBe(false)
    },
  )
})
