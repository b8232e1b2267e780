import { describe, expect, it } from 'vitest'
import { placeholderFields } from '../../../src/domain/site/placeholder-fields'

describe('a sample in the content', () => {
  it.each([
    { why: 'a mailbox of the example domain', value: 'lienhe@nam-mau.example' },
    { why: 'the example domain', value: 'nam-mau.example' },
    { why: '“mẫu” in an address', value: 'https://m.me/trang-mau-nam' },
    { why: 'a number of zeros', value: '0000 000 000' },
    { why: 'a number of zeros without blanks', value: '0000000000' },
    { why: 'a number of zeros in an address', value: 'https://zalo.me/0000000000' },
    { why: 'a house with the number 0', value: 'Số 0, phố Mẫu, quận Ba Đình' },
    { why: '“Mẫu” in a name', value: 'Công ty Mẫu Nam' },
    { why: '“Mẫu” alone', value: 'Mẫu' },
  ])('[A-11] is recognized by $why', ({ value }) => {
    expect(placeholderFields({ field: value })).toStrictEqual(['field'])
  })

  it.each([
    { why: 'a number', value: '0123 456 789' },
    { why: 'a domain that only begins like the example', value: 'lienhe@examples.com' },
    { why: 'an address', value: 'https://www.facebook.com/nam' },
    { why: 'a word that only begins like “Mẫu”', value: 'Mẫun' },
    { why: 'an empty text', value: '' },
  ])('[A-11] is not seen in $why', ({ value }) => {
    expect(placeholderFields({ field: value })).toStrictEqual([])
  })

  it('[A-11] is named by its dotted path, however deep', () => {
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
