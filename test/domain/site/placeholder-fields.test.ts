import { describe, expect, it } from 'vitest'
import { placeholderFields } from '../../../src/domain/site/placeholder-fields'

describe('placeholderFields', () => {
  it.each([
    ['lienhe@nam-mau.example', true],
    ['nam-mau.example', true],
    ['https://m.me/trang-mau-nam', true],
    ['0000 000 000', true],
    ['0000000000', true],
    ['https://zalo.me/0000000000', true],
    ['Số 0, phố Mẫu, quận Ba Đình', true],
    ['Công ty Mẫu Nam', true],
    ['Mẫu', true],
    ['0123 456 789', false],
    ['lienhe@examples.com', false],
    ['https://www.facebook.com/nam', false],
    ['Mẫun', false],
    ['', false],
  ])('[A-11] recognizes %j as a sample: %s', (value, isSample) => {
    expect(placeholderFields({ field: value })).toStrictEqual(isSample ? ['field'] : [])
  })

  it('[A-11] gives the dotted path of each sample, however deep', () => {
    expect(
      placeholderFields({
        brand: { name: 'Tên thật', note: null },
        contacts: { hotline: '0000 000 000', email: 'a@b.example' },
        sheets: { orders: { id: 'trang-mau' } },
        phones: ['0123456789', '0000000'],
        visitors: 10_000_000,
      }),
    ).toStrictEqual(['contacts.hotline', 'contacts.email', 'sheets.orders.id', 'phones.1'])
  })
})
