import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Config } from '../../../../src/adapters/server/config/config'
import { startServer } from '../../../../src/adapters/server/wiring/start-server'
import { allContracts } from '../../../../src/domain/ledger/erase/contracts'
import { deskPages } from '../../../../src/ui/render-desk'
import { allOf } from '../../../support/all-of'
import { decoded } from '../../../support/decoded'
import { smallAddressBook } from '../../../support/fixtures/small-address-book'
import { anArrivedOrder } from '../../../support/ledger/arrived'
import { stepTo } from '../../../support/ledger/contracts'
import { openTestLedger, registrationsIn, staffLedgerIn } from '../../../support/ledger/open-test-ledger'
import { readMail, startStandInMail } from '../../../support/processes/stand-in-mail'
import { startStandInWebhook, WEBHOOK_SECRET } from '../../../support/processes/stand-in-webhook'
import { importUrlOf, orderBody, orderCells, PRODUCT_ROWS } from '../../../support/server/import-calls'
import { KEY_FILE, startSheetsService } from '../../../support/stand-in-sheets/sheets-service'
import { writeRows } from '../../../support/stand-in-sheets/values'
import { createTempDir } from '../../../support/temp-dir'
import { until } from '../../../support/until'

const DAY_MS = 86_400_000
const READER_PATH = '/order-service/api/products/data/google-reader-v2'

/** The built page is missing in these tests: no page is rendered. */
const GIVEN = {
  addressBook: smallAddressBook,
  createRenderPage: () => () => TE.left({ tag: 'failed', reason: 'not rendered here' } as const),
  createOwnPages: () => [],
  createRenderPlainPage: () => async () => ({ head: '', body: '' }),
  drawLinkPicture: () => TE.left('not rendered here'),
  drawIcon: () => TE.left('not rendered here'),
  loadDeskPages: async () => deskPages,
}

type Changes = { readonly products?: unknown; readonly consent?: unknown; readonly retention?: unknown }

/** Takes what its site file says otherwise and returns a content folder with the paths in it. */
const contentWith = async (changes: Changes) => {
  const dir = await createTempDir()
  const inDir = (name: string) => join(dir, name)
  await cp('content/products.csv', inDir('products.csv'))
  const site = { ...JSON.parse(await readFile('content/site.json', 'utf8')), ...changes }
  await writeFile(inDir('site.json'), JSON.stringify(site))
  return { dir, inDir, site }
}

const settingsIn = (dir: string): Config => ({
  port: 0,
  host: 'localhost',
  desk: null,
  metricsPort: 0,
  metricsHost: '127.0.0.1',
  ledgerLocation: { tag: 'sqlite', dataDir: join(dir, 'data') },
  contentDir: dir,
  siteDir: dir,
  erasuresFile: join(dir, 'data', 'erasures.jsonl'),
  rateLimitPerMinute: 0,
  trustProxyHops: 0,
  isPublicHttps: false,
  hstsSubdomains: false,
  logsAssets: false,
  publicUrl: null,
  notify: { webhook: null, mail: null },
  registrationsCommand: 'nam-vung registrations',
  googleKeyFile: null,
  sheetsRootUrl: 'http://127.0.0.1:1/',
  tokenUrl: null,
})

/** Starts the server whose site file takes products from Google, beside a stand-in that holds them. */
const startWithGoogle = async () => {
  const { dir, inDir, site } = await contentWith({ products: { from: 'google' } })
  await writeFile(inDir('key.json'), JSON.stringify(KEY_FILE))
  const { orders, products, members } = site.sheets
  const service = await startSheetsService({
    [orders.id]: [orders.name],
    [products.id]: [products.name],
    [members.id]: [members.name],
  })
  onTestFinished(service.stop)
  writeRows(service.book(products.id), products.name, PRODUCT_ROWS)
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warned.mockRestore())
  const server = decoded(
    await startServer(
      {
        ...settingsIn(dir),
        googleKeyFile: inDir('key.json'),
        sheetsRootUrl: service.rootUrl,
        tokenUrl: service.tokenUrl,
      },
      GIVEN,
    )(),
  )
  onTestFinished(server.stop)
  return { url: `http://localhost:${server.port}`, sheets: site.sheets }
}

const SLOW_GOOGLE = { timeout: 60_000 }

describe('a server whose products come from Google', () => {
  it('[M-131, P-009] serves the sheet in its reader call, and checks orders against it', async () => {
    const { url, sheets } = await startWithGoogle()
    const { id, name } = sheets.products
    // Until Google has answered, the server gives the products of its file.
    await expect
      .poll(async () => {
        const shown = await fetch(`${url}${READER_PATH}?${new URLSearchParams({ id, range: name })}`)
        return shown.json()
      }, SLOW_GOOGLE)
      .toStrictEqual(PRODUCT_ROWS)
    const order = (products: string) =>
      fetch(`${url}${importUrlOf(sheets.orders)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: orderBody({ products }),
      })
    const kept = await order('Sâm cau, loại lớn,Hàu biển')
    const refused = await order('Viên uống Nam Vững Sinh Lực')
    expect([kept.status, refused.status]).toStrictEqual([200, 400])
  })
})

describe('a server that notifies staff', () => {
  it('[P-009] reports an order once by webhook and by mail, without the customer', async () => {
    const { dir, site } = await contentWith({})
    const [webhook, mail] = [await startStandInWebhook(), await startStandInMail()]
    onTestFinished(async () => void (await Promise.all([webhook.stop(), mail.stop()])))
    const settings = {
      ...settingsIn(dir),
      notify: {
        webhook: { url: webhook.url, secret: WEBHOOK_SECRET },
        mail: { smtpUrl: mail.url, from: 'trang@mau.example', to: ['nhan-vien@mau.example'] },
      },
    }
    const first = decoded(await startServer(settings, GIVEN)())
    const kept = await fetch(`http://localhost:${first.port}${importUrlOf(site.sheets.orders)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: orderBody({ products: 'Viên uống Nam Vững Sinh Lực' }),
    })
    expect(kept.status).toBe(200)
    await until(async () => webhook.calls.length > 0 && mail.mails.length > 0)
    await first.stop()
    const second = decoded(await startServer(settings, GIVEN)())
    await second.stop()
    expect(webhook.calls.map(({ body }) => JSON.parse(body).data)).toStrictEqual([
      { orders: { count: 1, first: 1, last: 1 }, members: null },
    ])
    expect(mail.mails.map((text) => readMail(text).subject)).toStrictEqual([
      `[${site.brand.name}] 1 đơn mua hàng mới, mã 1`,
    ])
    const { name, phone } = orderCells
    const all = `${webhook.calls.map(({ body }) => body).join()}${mail.mails.map((text) => JSON.stringify(readMail(text))).join()}`
    for (const personal of [name, phone.slice(1), 'Sinh Lực']) expect(all).not.toContain(personal)
  })
})

describe('a server whose site file says for how many days registrations are kept', () => {
  it('[P-013] erases an older one 10 minutes after its start, and keeps the others', async () => {
    const { dir } = await contentWith({
      consent: { mode: 'notice', policyVersion: '2026-11', retentionDays: 30 },
    })
    const dataDir = join(dir, 'data')
    const before = openTestLedger(dataDir)
    await before.keepRegistration(anArrivedOrder(1, { receivedAt: Date.now() - 31 * DAY_MS }))()
    await before.keepRegistration(anArrivedOrder(2, { receivedAt: Date.now() - 29 * DAY_MS }))()
    await before.keepRegistration(anArrivedOrder(3, { receivedAt: Date.now() }))()
    await before.close()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const server = decoded(await startServer(settingsIn(dir), GIVEN)())
    onTestFinished(server.stop)
    const phones = async () =>
      (await allOf(registrationsIn(dataDir)('orders'))).map(({ content }) => content.phone)
    expect(await phones()).toStrictEqual(['0900000001', '0900000002', '0900000003'])
    vi.advanceTimersByTime(600_000)
    vi.useRealTimers()
    await until(async () => (await phones()).length === 2)
    expect(await phones()).toStrictEqual(['0900000002', '0900000003'])
  })
})

describe('a server whose site file says for how many years contracts are kept', () => {
  it('[P-013] keeps those of whom it erases by age', async () => {
    const { dir } = await contentWith({
      consent: { mode: 'notice', policyVersion: '2026-11', retentionDays: 30 },
      retention: { contract: 3 },
    })
    const dataDir = join(dir, 'data')
    const before = openTestLedger(dataDir)
    const receivedAt = Date.now() - 31 * DAY_MS
    await before.keepRegistration(anArrivedOrder(1, { receivedAt }))()
    await before.keepRegistration(anArrivedOrder(2, { receivedAt: Date.now() }))()
    await stepTo(before.desk, { id: 1, at: receivedAt }, 'confirmed')
    await before.close()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const server = decoded(await startServer(settingsIn(dir), GIVEN)())
    onTestFinished(server.stop)
    vi.advanceTimersByTime(600_000)
    vi.useRealTimers()
    const { read } = staffLedgerIn(dataDir)
    const names = async () => decoded(await read(allContracts)()).map(({ name }) => name)
    await until(async () => (await names()).length === 1)
    expect(await names()).toStrictEqual(['Nguyễn Mẫu 1'])
  })
})

describe('a server that cannot render a page', () => {
  it('[M-133] logs that as an error with its time, like every other fault', async () => {
    const { dir, inDir } = await contentWith({})
    const template = '<!--page-head--><!--page-body--><script data-boot></script><p id="page-data">null</p>'
    await writeFile(inDir('index.html'), template)
    const lines: Array<string> = []
    const written = vi
      .spyOn(process.stderr, 'write')
      .mockImplementation((line) => lines.push(...String(line).trim().split('\n')) > 0)
    onTestFinished(() => written.mockRestore())
    const server = decoded(await startServer(settingsIn(dir), GIVEN)())
    onTestFinished(server.stop)
    await fetch(`http://localhost:${server.port}/gioi-thieu`)
    await until(async () => lines.some((line) => line.includes('page not rendered')))
    const fault = lines.find((line) => line.includes('page not rendered')) ?? ''
    expect(JSON.parse(fault)).toStrictEqual({
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      reason: '/about: not rendered here',
      msg: 'page not rendered',
    })
  })
})
