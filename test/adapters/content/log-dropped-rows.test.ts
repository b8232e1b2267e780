import { describe, expect, it } from 'vitest'
import { logDroppedRows } from '../../../src/adapters/content/log-dropped-rows'
import { createReadProductRows } from '../../../src/adapters/content/read-product-rows'
import { createContentFolder } from '../../support/content-folder'
import { createContentLog } from '../../support/content-log'

const TABLE = 'id,group,title\nsp-1,A,Hàu biển\n,A,Sâm cau\nsp-3,A,\nsp-1,A,Tỏi đen\n'
const FAULTS = [
  ['products.csv, dòng 3', 'Thiếu mã ở cột id; sản phẩm này không hiện.'],
  ['products.csv, dòng 4', 'Thiếu tên ở cột title; sản phẩm này không hiện.'],
  ['products.csv, dòng 5', 'Mã này đã có ở một dòng trên; chỉ dòng trên được hiện.'],
]

const reading = async (table: string) => {
  const { log, failures } = createContentLog()
  const { dir, write } = await createContentFolder({ 'products.csv': table })
  const read = logDroppedRows(createReadProductRows(dir, log), log)
  return { read, write, faults: () => failures.map(({ file, reason }) => [file, reason]) }
}

describe('rows of the product file that are left out', () => {
  it('[M-133] are named in the log by file, line and fault', async () => {
    const { read, faults } = await reading(TABLE)
    await read()
    expect(faults()).toStrictEqual(FAULTS)
  })

  it('[M-133] are named once for each version of the file', async () => {
    const { read, write, faults } = await reading(TABLE)
    await read()
    await read()
    expect(faults()).toHaveLength(3)
    await write({ 'products.csv': `${TABLE}sp-9,A,Mật ong\n` })
    await read()
    expect(faults()).toStrictEqual([...FAULTS, ...FAULTS])
  })

  it('[M-133] are none where each row is a product', async () => {
    const { read, faults } = await reading('id,group,title\nsp-1,A,Hàu biển\n')
    await read()
    expect(faults()).toStrictEqual([])
  })
})
