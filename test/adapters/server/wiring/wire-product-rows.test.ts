import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createConfiguredProductRows } from '../../../../src/adapters/server/wiring/wire-product-rows'
import type { ReadProductRows } from '../../../../src/ports/content'
import { decoded } from '../../../support/decoded'
import { mustNotBeCalled } from '../../../support/must-not-be-called'
import { ORDERS_URL, orderBody, PRODUCT_ROWS, SHEETS } from '../../../support/server/import-calls'
import { createImportServer } from '../../../support/server/import-server'
import { KEY_FILE, startSheetsService } from '../../../support/stand-in-sheets/sheets-service'
import { writeRows } from '../../../support/stand-in-sheets/values'
import { createTempDir } from '../../../support/temp-dir'

const FILE_ROWS = [
  ['id', 'group', 'title'],
  ['sp-9', '', 'Chỉ có trong tệp'],
]
const readFileRows: ReadProductRows = TE.right(FILE_ROWS)
const fromFile = { sheets: SHEETS, products: { from: 'file' } } as const
const fromGoogle = { sheets: SHEETS, products: { from: 'google' } } as const
const noKey = { googleKeyFile: null, sheetsRootUrl: 'http://nowhere.invalid/', tokenUrl: null }

const quiet = (method: 'warn' | 'error') => {
  const spy = vi.spyOn(console, method).mockImplementation(() => {})
  onTestFinished(() => spy.mockRestore())
  return () => spy.mock.calls
}

const writeKey = async (key: unknown): Promise<string> => {
  const path = join(await createTempDir(), 'key.json')
  await writeFile(path, JSON.stringify(key))
  return path
}

/** Returns a stand-in of the service that holds the products, and the settings that name it. */
const startGoogle = async () => {
  const { id, name } = SHEETS.products
  const service = await startSheetsService({ [id]: [name] })
  onTestFinished(service.stop)
  writeRows(service.book(id), name, PRODUCT_ROWS)
  const { rootUrl: sheetsRootUrl, tokenUrl } = service
  return { service, google: { googleKeyFile: await writeKey(KEY_FILE), sheetsRootUrl, tokenUrl } }
}

describe('a site whose products come from the file', () => {
  it('[M-131] does not call Google, even with a key', async () => {
    const google = { ...noKey, googleKeyFile: '/no/such/key.json' }
    expect(E.toUnion(await createConfiguredProductRows(google, fromFile, readFileRows, fetch)())).toBe(
      readFileRows,
    )
  })
})

describe('a site whose products come from Google', () => {
  it('[M-131] reads them before the first request', async () => {
    const { service, google } = await startGoogle()
    const read = decoded(
      await createConfiguredProductRows(google, fromGoogle, mustNotBeCalled('readFileRows'), fetch)(),
    )
    await vi.waitFor(() => expect(service.tokens()).toBe(1))
    expect([await read(), await read()]).toStrictEqual([E.right(PRODUCT_ROWS), E.right(PRODUCT_ROWS)])
    expect(service.tokens()).toBe(1)
  })

  it('[M-131, P-009] accepts orders of the products in the sheet only', async () => {
    const { google } = await startGoogle()
    const readProductRows = decoded(
      await createConfiguredProductRows(google, fromGoogle, readFileRows, fetch)(),
    )
    const { send } = await createImportServer({ readProductRows })
    const kept = await send({ url: ORDERS_URL, body: orderBody({ products: 'Hàu biển' }) })
    const refused = await send({ url: ORDERS_URL, body: orderBody({ products: 'Chỉ có trong tệp' }) })
    expect([kept.status, refused.status, refused.body]).toStrictEqual([
      200,
      400,
      '{"error":"productUnknown"}',
    ])
  })

  it('[M-133] uses the file while Google is down, for shop and orders, and says so once', async () => {
    const errors = quiet('error')
    const { service, google } = await startGoogle()
    service.fail('call', { status: 503 })
    const readProductRows = decoded(
      await createConfiguredProductRows(google, fromGoogle, readFileRows, fetch)(),
    )
    expect([await readProductRows(), await readProductRows()]).toStrictEqual([
      E.right(FILE_ROWS),
      E.right(FILE_ROWS),
    ])
    const { send } = await createImportServer({ readProductRows })
    const kept = await send({ url: ORDERS_URL, body: orderBody({ products: 'Chỉ có trong tệp' }) })
    expect([kept.status, errors()]).toStrictEqual([
      200,
      [
        [
          'Google Sheets: không đọc được bảng sản phẩm (the service answers 503). Đang dùng bản đọc được gần nhất, nếu chưa có thì products.csv.',
        ],
      ],
    ])
  })

  it('[M-131] but without a key reads them from the file, with a warning', async () => {
    const warnings = quiet('warn')
    expect(E.toUnion(await createConfiguredProductRows(noKey, fromGoogle, readFileRows, fetch)())).toBe(
      readFileRows,
    )
    expect(warnings()).toStrictEqual([
      [
        'site.json lấy sản phẩm từ Google Sheets nhưng chưa đặt GOOGLE_SERVICE_ACCOUNT_FILE: đang dùng products.csv.',
      ],
    ])
  })

  it('[M-131] does not start with a key that cannot be used', async () => {
    const google = { ...noKey, googleKeyFile: await writeKey({}) }
    expect(await createConfiguredProductRows(google, fromGoogle, readFileRows, fetch)()).toStrictEqual(
      E.left('GOOGLE_SERVICE_ACCOUNT_FILE: tệp khóa thiếu client_email, private_key hoặc token_uri.'),
    )
  })
})
