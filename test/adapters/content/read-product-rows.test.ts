import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { createReadProductRows } from '../../../src/adapters/content/read-product-rows'
import { createContentFolder } from '../../support/content-folder'
import { createContentLog, shouldNotBeLogged } from '../../support/content-log'

const ROWS = [
  ['id', 'title', 'description'],
  ['sp-1', 'Hàu biển', 'Một.\nHai.'],
]

const excelSaved = 'id;title;description\r\nsp-1;Hàu biển;"Một.\r\nHai."\r\n'

describe('a product table as spreadsheet programs save it', () => {
  it.each([
    ['UTF-8, commas', 'id,title,description\nsp-1,Hàu biển,"Một.\nHai."\n'],
    ['UTF-8 with a byte order mark, semicolons, CRLF', `\uFEFF${excelSaved}`],
    ['UTF-16, tabs, CRLF', Buffer.from(`\uFEFF${excelSaved.replaceAll(';', '\t')}`, 'utf16le')],
  ])('[M-131] %s: gives its rows, header first', async (_how, bytes) => {
    const { dir } = await createContentFolder({ 'products.csv': bytes })
    expect(await createReadProductRows(dir, shouldNotBeLogged)()).toStrictEqual(E.right(ROWS))
  })
})

describe('a product table edited while the server runs', () => {
  const first = E.right([['id'], ['1']])

  it('[M-131] is read again, and kept while it stays', async () => {
    const { dir, write } = await createContentFolder({ 'products.csv': 'id\n1' })
    const read = createReadProductRows(dir, shouldNotBeLogged)
    expect(await read()).toStrictEqual(first)
    await write({ 'products.csv': 'id\n1\n2' })
    const second = await read()
    expect(second).toStrictEqual(E.right([['id'], ['1'], ['2']]))
    expect(E.toUnion(await read())).toBe(E.toUnion(second))
  })

  it('[M-131] is read again when another file of its size takes its place', async () => {
    const { dir } = await createContentFolder({ 'products.csv': 'id\n1' })
    const read = createReadProductRows(dir, shouldNotBeLogged)
    expect(await read()).toStrictEqual(first)
    await writeFile(join(dir, 'saved.tmp'), 'id\n7')
    await rename(join(dir, 'saved.tmp'), join(dir, 'products.csv'))
    expect(await read()).toStrictEqual(E.right([['id'], ['7']]))
  })

  it.each([
    ['emptied', '', 'Tệp trống; ít nhất phải có dòng tiêu đề.'],
    [
      'saved in an old code page',
      Buffer.from([0xe2, 0x0a]),
      'Tệp không phải văn bản UTF-8 hay UTF-16; hãy lưu lại ở dạng UTF-8.',
    ],
  ])('[M-133] is answered from its last good copy once %s', async (_how, bytes, reason) => {
    const { log, failures } = createContentLog()
    const { dir, write } = await createContentFolder({ 'products.csv': 'id\n1' })
    const read = createReadProductRows(dir, log)
    await read()
    await write({ 'products.csv': bytes })
    expect([await read(), await read()]).toStrictEqual([first, first])
    expect(failures).toStrictEqual([{ tag: 'unreadable', file: 'products.csv', reason }])
  })

  it('[M-133] is answered from its last good copy once gone, and from the file once back', async () => {
    const { log, failures } = createContentLog()
    const { dir, write, remove } = await createContentFolder({ 'products.csv': 'id\n1' })
    const read = createReadProductRows(dir, log)
    await read()
    await remove('products.csv')
    expect([await read(), await read()]).toStrictEqual([first, first])
    expect(failures).toStrictEqual([
      { tag: 'unreadable', file: 'products.csv', reason: 'Tệp này không tồn tại.' },
    ])
    await write({ 'products.csv': 'id\n3' })
    expect(await read()).toStrictEqual(E.right([['id'], ['3']]))
  })
})

describe('a product table that was never there', () => {
  it('[M-133] is a failure', async () => {
    const { dir } = await createContentFolder({})
    expect(await createReadProductRows(dir, shouldNotBeLogged)()).toStrictEqual(
      E.left({ tag: 'unreadable', file: 'products.csv', reason: 'Tệp này không tồn tại.' }),
    )
  })
})
