import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { createReadProductRows } from '../../../src/adapters/content/read-product-rows'
import { PRODUCT_COLUMNS } from '../../../src/domain/catalogue/product-rows'
import { createContentFolder } from '../../support/content/content-folder'
import { createContentLog, shouldNotBeLogged } from '../../support/content/content-log'
import { productCsv } from '../../support/content/product-csv'

const ROWS = [PRODUCT_COLUMNS, ['sp-1', '', 'Hàu biển', '', '990.000đ', '', '', '', '', 'Một.\nHai.']]

const HEADER = PRODUCT_COLUMNS.join(',')
const saved = `${HEADER}\nsp-1,,Hàu biển,,990.000đ,,,,,"Một.\nHai."\n`
const excelSaved = saved.replaceAll(',', ';').replaceAll('\n', '\r\n')

const table = (...ids: ReadonlyArray<string>): string =>
  productCsv(...ids.map((id) => ({ id, title: 'Hàu biển', fee: '990.000đ' })))
const rowsOf = (...ids: ReadonlyArray<string>) =>
  E.right([PRODUCT_COLUMNS, ...ids.map((id) => [id, '', 'Hàu biển', '', '990.000đ', '', '', '', '', ''])])

describe('a product table as spreadsheet programs save it', () => {
  it.each([
    ['UTF-8, commas', saved],
    ['UTF-8, semicolons noted by Excel, a title above', `sep=;\r\nBảng giá\r\n${excelSaved}`],
    ['UTF-8 with a byte order mark, semicolons, CRLF', `\uFEFF${excelSaved}`],
    ['UTF-16, tabs, CRLF', Buffer.from(`\uFEFF${excelSaved.replaceAll(';', '\t')}`, 'utf16le')],
  ])('[M-131] %s: gives its rows, header first', async (_how, bytes) => {
    const { dir } = await createContentFolder({ 'products.csv': bytes })
    expect(await createReadProductRows(dir, shouldNotBeLogged)()).toStrictEqual(E.right(ROWS))
  })
})

describe('a product table edited while the server runs', () => {
  const first = rowsOf('1')

  it('[M-131] is read again only after a change', async () => {
    const { dir, write } = await createContentFolder({ 'products.csv': table('1') })
    const read = createReadProductRows(dir, shouldNotBeLogged)
    expect(await read()).toStrictEqual(first)
    await write({ 'products.csv': table('1', '2') })
    const second = await read()
    expect(second).toStrictEqual(rowsOf('1', '2'))
    expect(E.toUnion(await read())).toBe(E.toUnion(second))
  })

  it('[M-131] is read again when it is replaced by a file of the same size', async () => {
    const { dir } = await createContentFolder({ 'products.csv': table('1') })
    const read = createReadProductRows(dir, shouldNotBeLogged)
    expect(await read()).toStrictEqual(first)
    await writeFile(join(dir, 'saved.tmp'), table('7'))
    await rename(join(dir, 'saved.tmp'), join(dir, 'products.csv'))
    expect(await read()).toStrictEqual(rowsOf('7'))
  })

  it.each([
    ['emptied', '', 'Tệp trống; ít nhất phải có dòng tiêu đề.'],
    [
      'saved without a product',
      `${HEADER}\n,,,,,,,,,\n`,
      'Dưới dòng tiêu đề không có sản phẩm nào dùng được.',
    ],
    [
      'saved without a column',
      'id,group,title,discount,fee,tag,thumbnail,imgsProduct,shortDes\n',
      'Dòng tiêu đề thiếu cột description; tiêu đề phải có đủ id, group, title, discount, fee, tag, thumbnail, imgsProduct, shortDes, description.',
    ],
    [
      'saved in an old code page',
      Buffer.from([0xe2, 0x0a]),
      'Tệp không phải văn bản UTF-8 hay UTF-16; hãy lưu lại ở dạng UTF-8 (trong Excel: CSV UTF-8).',
    ],
  ])('[M-133] is served from its last good copy once %s', async (_how, bytes, reason) => {
    const { log, failures } = createContentLog()
    const { dir, write } = await createContentFolder({ 'products.csv': table('1') })
    const read = createReadProductRows(dir, log)
    await read()
    await write({ 'products.csv': bytes })
    expect([await read(), await read()]).toStrictEqual([first, first])
    expect(failures).toStrictEqual([{ tag: 'unreadable', file: 'products.csv', reason }])
  })

  it('[M-133] is served from its last good copy while it is gone, and from the file when it is back', async () => {
    const { log, failures } = createContentLog()
    const { dir, write, remove } = await createContentFolder({ 'products.csv': table('1') })
    const read = createReadProductRows(dir, log)
    await read()
    await remove('products.csv')
    expect([await read(), await read()]).toStrictEqual([first, first])
    expect(failures).toStrictEqual([
      { tag: 'unreadable', file: 'products.csv', reason: 'Tệp này không tồn tại.' },
    ])
    await write({ 'products.csv': table('3') })
    expect(await read()).toStrictEqual(rowsOf('3'))
  })
})

describe('a product table that never existed', () => {
  it('[M-133] is a failure, logged once', async () => {
    const { dir } = await createContentFolder({})
    const { log, failures } = createContentLog()
    const told: Array<boolean> = []
    const read = createReadProductRows(dir, log, (isReadable) => told.push(isReadable))
    await read()
    expect(told).toStrictEqual([false])
    expect(await read()).toStrictEqual(
      E.left({ tag: 'unreadable', file: 'products.csv', reason: 'Tệp này không tồn tại.' }),
    )
    expect(failures).toHaveLength(1)
  })
})
