import fastify from 'fastify'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { productRowsRoute } from '../../../../src/adapters/server/routes/product-rows-route'
import type { ReadProductRows } from '../../../../src/ports/content'
import { mustNotBeCalled } from '../../../support/must-not-be-called'

const PATH = '/order-service/api/products/data/google-reader-v2'
const ROWS = [
  ['id', 'group', 'title'],
  ['sp-1', 'Sinh lực', 'Hàu biển'],
]
const sheets = {
  orders: { id: 'orders-sheet', name: 'DatMua' },
  products: { id: 'products sheet', name: 'SanPham' },
  members: { id: 'members-sheet', name: 'HoiVien' },
}
const PRODUCTS_URL = `${PATH}?id=products%20sheet&range=SanPham`

const appWith = (readProductRows: ReadProductRows) =>
  fastify().register(productRowsRoute({ readProductRows, sheets }))

describe('the products sheet', () => {
  it('[M-131] is a bare list of rows, header first', async () => {
    const answer = await appWith(TE.right(ROWS)).inject(PRODUCTS_URL)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.json()).toStrictEqual(ROWS)
  })

  it('[M-131] is not sent again to a client that has it cached', async () => {
    const app = appWith(TE.right(ROWS))
    const { etag } = (await app.inject(PRODUCTS_URL)).headers
    const answer = await app.inject({ url: PRODUCTS_URL, headers: { 'if-none-match': String(etag) } })
    expect([answer.statusCode, answer.body, answer.headers.etag]).toStrictEqual([304, '', etag])
  })

  it('[M-131] is sent to a client that has an older version', async () => {
    const older = await appWith(TE.right([['id']])).inject(PRODUCTS_URL)
    const answer = await appWith(TE.right(ROWS)).inject({
      url: PRODUCTS_URL,
      headers: { 'if-none-match': String(older.headers.etag) },
    })
    expect([answer.statusCode, answer.json()]).toStrictEqual([200, ROWS])
  })

  it('[M-133] that cannot be read returns 503 without the name of a file', async () => {
    const answer = await appWith(
      TE.left({ tag: 'unreadable', file: 'products.csv', reason: 'Tệp này không tồn tại.' }),
    ).inject(PRODUCTS_URL)
    expect([answer.statusCode, answer.json()]).toStrictEqual([503, { error: 'unavailable' }])
  })
})

describe('any other sheet', () => {
  it.each([
    ['the orders', '?id=orders-sheet&range=DatMua'],
    ['the members', '?id=members-sheet&range=HoiVien'],
    ['the orders by the products name', '?id=orders-sheet&range=SanPham'],
    ['the orders within the products sheet', '?id=products%20sheet&range=DatMua'],
    ['an unknown id', '?id=other&range=SanPham'],
    ['another case', '?id=products%20sheet&range=sanpham'],
    ['a cell range', '?id=products%20sheet&range=SanPham!A1:Z9'],
    ['no range', '?id=products%20sheet'],
    ['no id', '?range=SanPham'],
    ['nothing', ''],
    ['empty ones', '?id=&range='],
    ['an id twice', '?id=products%20sheet&id=products%20sheet&range=SanPham'],
    ['a range twice', '?id=products%20sheet&range=SanPham&range=DatMua'],
    ['an inherited name', '?id=__proto__&range=constructor'],
  ])('[M-131] is not found: %s', async (_which, query) => {
    const answer = await appWith(mustNotBeCalled('readProductRows')).inject(`${PATH}${query}`)
    expect([answer.statusCode, answer.body]).toStrictEqual([404, '{"error":"notFound"}'])
    expect(answer.headers).toStrictEqual({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': '20',
      date: expect.any(String),
      connection: 'keep-alive',
    })
  })
})
