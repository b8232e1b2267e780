import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { createReadProductRows } from '../../../src/adapters/content/read-product-rows'
import { createContentFolder } from '../../support/content/content-folder'
import { createContentLog } from '../../support/content/content-log'
import { productCsv } from '../../support/content/product-csv'

const TABLE = productCsv(
  { id: 'sp-1', title: 'Hàu biển', fee: '990.000đ' },
  { title: 'Sâm cau', fee: '990.000đ' },
  { id: 'sp-3', fee: '990.000đ' },
  { id: 'sp-1', title: 'Tỏi đen', fee: '990.000đ' },
)
const FAULTS = [
  ['unreadable', 'products.csv, dòng 2', /^Thiếu mã/],
  ['unreadable', 'products.csv, dòng 3', /^Thiếu tên/],
  ['unreadable', 'products.csv, dòng 4', /^Mã này đã có/],
].map(([tag, file, reason]) => [
  tag,
  String(file).replace(/\d+$/, (line) => String(Number(line) + 1)),
  expect.stringMatching(reason as RegExp),
])

const reading = async (table: string) => {
  const { log, failures } = createContentLog()
  const { dir, write } = await createContentFolder({ 'products.csv': table })
  const read = createReadProductRows(dir, log)
  return { read, write, faults: () => failures.map(({ tag, file, reason }) => [tag, file, reason]) }
}

describe('rows of the product file that are left out', () => {
  it('[M-133] are named in the log by file, line and fault', async () => {
    const { read, faults } = await reading(TABLE)
    await read()
    expect(faults()).toStrictEqual(FAULTS)
  })

  it('[M-133] are logged once for each version of the file', async () => {
    const { read, write, faults } = await reading(TABLE)
    await read()
    await read()
    expect(faults()).toHaveLength(3)
    await write({ 'products.csv': `${TABLE}sp-9,A,Mật ong,,990.000đ,,,,,\n` })
    await read()
    expect(faults()).toStrictEqual([...FAULTS, ...FAULTS])
  })

  it('[M-133] include rows with text beyond the last column, as after an unquoted comma', async () => {
    const { read, faults } = await reading(
      `${productCsv({ id: 'sp-1', title: 'Hàu biển', fee: '990.000đ' })}sp-2,A,Sâm cau,,990.000đ,,,,Ngắn, có phẩy,Dài\n`,
    )
    expect(E.toUnion(await read())).toHaveLength(2)
    expect(faults()).toStrictEqual([
      ['unreadable', 'products.csv, dòng 3', expect.stringContaining('dấu phẩy')],
    ])
  })

  it('[M-133] have the line numbers that a spreadsheet shows, including blank rows and a title above the header', async () => {
    const { read, faults } = await reading(
      `Bảng giá tháng 11,,,,,,,,,\n\n${productCsv({ id: 'sp-1', title: 'Hàu biển', fee: '990.000đ' })}\n,,Sâm cau,,990.000đ,,,,,\n`,
    )
    expect(E.toUnion(await read())).toHaveLength(3)
    expect(faults()).toStrictEqual([['unreadable', 'products.csv, dòng 6', expect.any(String)]])
  })

  it('[M-133] are none if every row is a product', async () => {
    const { read, faults } = await reading(productCsv({ id: 'sp-1', title: 'Hàu biển', fee: '990.000đ' }))
    await read()
    expect(faults()).toStrictEqual([])
  })
})

describe('a price in the product file', () => {
  it.each([
    ['none', { discount: '', fee: '' }, 'Không có giá'],
    ['no number', { discount: 'Liên hệ', fee: '990.000đ' }, 'Giá không đọc được'],
    ['two numbers', { discount: '', fee: '990.000 - 1.290.000đ' }, 'Giá không đọc được'],
    ['short for thousands', { discount: '', fee: '990k' }, 'Giá không đọc được'],
    ['without its thousands', { discount: '', fee: '990' }, 'Giá dưới 10.000đ'],
    ['a little too low', { discount: '9.999đ', fee: '990.000đ' }, 'Giá dưới 10.000đ'],
    ['above the original', { discount: '990.001đ', fee: '990.000đ' }, 'Giá bán'],
  ])('[M-133, M-051] is reported, and the product is still shown: %s', async (_what, prices, start) => {
    const { read, faults } = await reading(productCsv({ id: 'sp-1', title: 'Hàu biển', ...prices }))
    expect(E.toUnion(await read())).toHaveLength(2)
    expect(faults()).toStrictEqual([['doubtful', 'products.csv, dòng 2', expect.stringMatching(`^${start}`)]])
  })

  it.each([
    { discount: '990.000đ', fee: '990.000đ' },
    { discount: '', fee: '1.290.000 VND' },
    { discount: '990000', fee: '1,290,000₫' },
    { discount: '', fee: '10.000đ' },
  ])('[M-133, M-051] is not reported: %j', async (prices) => {
    const { read, faults } = await reading(productCsv({ id: 'sp-1', title: 'Hàu biển', ...prices }))
    await read()
    expect(faults()).toStrictEqual([])
  })
})
