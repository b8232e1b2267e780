import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startServer } from '../../../src/adapters/server/start-server'
import { decoded } from '../../support/decoded'
import { importUrlOf, orderBody, PRODUCT_ROWS } from '../../support/import-calls'
import { smallAddressBook } from '../../support/small-address-book'
import { KEY_FILE, startSheetsService } from '../../support/stand-in-sheets/sheets-service'
import { writeRows } from '../../support/stand-in-sheets/values'
import { createTempDir } from '../../support/temp-dir'

const READER_PATH = '/order-service/api/products/data/google-reader-v2'

/** Starts the server whose site file takes products from Google, beside a stand-in that holds them. */
const startWithGoogle = async () => {
  const dir = await createTempDir()
  const inDir = (name: string) => join(dir, name)
  await cp('content/products.csv', inDir('products.csv'))
  const site = { ...JSON.parse(await readFile('content/site.json', 'utf8')), products: { from: 'google' } }
  await writeFile(inDir('site.json'), JSON.stringify(site))
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
        port: 0,
        host: 'localhost',
        dataDir: inDir('data'),
        databaseUrl: null,
        contentDir: dir,
        siteDir: dir,
        rateLimitPerMinute: 0,
        trustProxyHops: 0,
        isPublicHttps: false,
        googleKeyFile: inDir('key.json'),
        sheetsRootUrl: service.rootUrl,
        tokenUrl: service.tokenUrl,
      },
      smallAddressBook,
    )(),
  )
  onTestFinished(server.stop)
  return { url: `http://localhost:${server.port}`, sheets: site.sheets }
}

describe('a server whose products come from Google', () => {
  it('[M-131, M-132] shows the sheet in its reader call, and checks orders against it', async () => {
    const { url, sheets } = await startWithGoogle()
    const { id, name } = sheets.products
    const shown = await fetch(`${url}${READER_PATH}?${new URLSearchParams({ id, range: name })}`)
    expect(await shown.json()).toStrictEqual(PRODUCT_ROWS)
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
