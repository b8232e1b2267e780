import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { ContractRow, isWholeContract } from '../../../../src/domain/ledger/erase/retained-contract'

const CONTENT = {
  reference: '7K3Q-9F2M',
  name: 'Nguyễn Mẫu',
  province: 'Hà Tĩnh',
  district: 'Thị xã Kỳ Anh',
  products: [{ title: 'Hàu biển', price: null }],
}
const PERSON = { phone: '0900000001', record: JSON.stringify(CONTENT) }
const TERM = { id: 1, at: 2, confirmedAt: 3, until: 4 }

const without = (row: object, name: string) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => column !== name))

describe('a row of what is kept of an order', () => {
  it('[P-021] is its term, the phone number and the content', () => {
    expect(ContractRow.decode({ ...TERM, ...PERSON })).toStrictEqual(
      E.right({ ...TERM, phone: PERSON.phone, ...CONTENT }),
    )
  })

  it.each([...Object.keys(TERM), ...Object.keys(PERSON)])('[P-021] is not read without its %s', (name) => {
    expect(E.isLeft(ContractRow.decode(without({ ...TERM, ...PERSON }, name)))).toBe(true)
  })

  it('[P-021] reads a field as empty that an earlier release did not keep', () => {
    const record = JSON.stringify(without(CONTENT, 'district'))
    expect(ContractRow.decode({ ...TERM, ...PERSON, record })).toStrictEqual(
      E.right({ ...TERM, phone: PERSON.phone, ...CONTENT, district: '' }),
    )
  })

  it('[P-005] is whole in a backup if its phone number is a text and its content can be read', () => {
    expect(isWholeContract(PERSON)).toBe(true)
    for (const record of ['', '{}', 'null', JSON.stringify(without(CONTENT, 'products')), 7])
      expect(isWholeContract({ ...PERSON, record })).toBe(false)
    expect(isWholeContract({ ...PERSON, phone: null })).toBe(false)
  })
})
