import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findEntries } from '../../../src/domain/search/find-entries'
import { searchEntry } from '../../../src/domain/search/search-entry'

const entry = (item: string, { title = '', summary = '', text = '' }) =>
  searchEntry({ item, title, summary, text })

const ENTRIES = [
  entry('anywhere', { title: 'Mỡ', summary: 'gan', text: 'nhiễm' }),
  entry('phrase in the text', { text: 'Người bị gan nhiễm mỡ nên ăn nhạt.' }),
  entry('all in title and summary', { title: 'Mỡ ở gan', summary: 'nhiễm' }),
  entry('phrase in the summary', { summary: 'Gan nhiễm mỡ độ 1' }),
  entry('all in the title', { title: 'Mỡ nhiễm vào gan' }),
  entry('phrase in the title', { title: 'Hiểu đúng về gan nhiễm mỡ' }),
  entry('nothing', { title: 'Giấc ngủ' }),
]

describe('a search', () => {
  it.each(['gan nhiem mo', 'Gan nhiễm mỡ', ' GAN, nhiễm\u00a0mỡ! '])(
    '[P-017] finds the title before the text, with and without marks: %s',
    (query) => {
      expect(findEntries(ENTRIES, query)).toStrictEqual([
        'phrase in the title',
        'all in the title',
        'phrase in the summary',
        'all in title and summary',
        'phrase in the text',
      ])
    },
  )

  it('[P-017] finds words that are typed with marks with these marks only', () => {
    const entries = [entry('nerves', { text: 'Bổ thần kinh' }), entry('kidneys', { text: 'Bổ thận' })]
    expect(findEntries(entries, 'bổ thận')).toStrictEqual(['kidneys'])
    expect(findEntries(entries.slice(0, 1), 'bổ thận')).toStrictEqual([])
    expect(findEntries(entries, 'bo than')).toStrictEqual(['nerves', 'kidneys'])
    expect(findEntries(entries, 'bổ than')).toStrictEqual(['nerves', 'kidneys'])
  })

  it.each([
    { query: 'yếu sinh lý', found: ['erection', 'vigour', 'label'] },
    { query: 'Sinhly', found: ['erection', 'vigour'] },
    { query: 'phi ship', found: ['delivery'] },
    { query: 'COD', found: ['delivery'] },
    { query: 'sđt', found: ['about'] },
    { query: 'shipper', found: [] },
  ])('[P-017] knows what visitors call it: $query', ({ query, found }) => {
    const entries = [
      entry('erection', { title: 'Rối loạn cương: đôi khi là lời nhắc' }),
      entry('vigour', { summary: 'Sinh lực và dẻo dai' }),
      entry('label', { text: 'Quảng cáo chữa yếu sinh lý là trái luật.' }),
      entry('delivery', { text: 'Phí giao hàng. Thanh toán khi nhận.' }),
      entry('about', { text: 'Liên hệ 0900000001' }),
    ]
    expect(findEntries(entries, query)).toStrictEqual(found)
  })

  it('[P-017] looks for words that stand apart in a text only if nothing better is found', () => {
    expect(findEntries(ENTRIES.slice(0, 1), 'gan nhiem mo')).toStrictEqual(['anywhere'])
  })

  it.each([
    { query: 'uống thuốc ngủ có được không', found: ['Thuốc ngủ'] },
    { query: 'thuoc ngu nao can uong', found: ['Thuốc ngủ'] },
    { query: 'thuốc ngủ não', found: [] },
    { query: 'không có gì', found: [] },
    { query: 'thế nào', found: ['Ngủ thế nào'] },
  ])(
    '[P-017] leaves out the words of a question that say nothing of its subject: $query',
    ({ query, found }) => {
      const entries = [
        entry('Thuốc ngủ', { title: 'Thuốc ngủ', summary: 'Cách uống' }),
        entry('Ngủ thế nào', { title: 'Ngủ thế nào' }),
      ]
      expect(findEntries(entries, query)).toStrictEqual(found)
    },
  )

  it('[P-017] leaves out such words only if the whole question is nowhere', () => {
    const entries = [entry('con', { title: 'Con' }), entry('có con', { title: 'Chuẩn bị có con' })]
    expect(findEntries(entries, 'chuẩn bị có con')).toStrictEqual(['có con'])
    expect(findEntries(entries, 'có con')).toStrictEqual(['có con'])
  })

  it.each([
    { query: 'tôi muốn hủy đơn', found: ['Hủy đơn hàng'] },
    { query: 'huỷ đơn', found: ['Hủy đơn hàng'] },
    { query: 'cúm mùa', found: ['Cúm mùa'] },
    { query: 'mua', found: ['Cách đặt hàng', 'Cúm mùa'] },
    { query: 'mùa', found: ['Cúm mùa'] },
  ])(
    '[P-017] knows other names within a question, with the marks that are typed: $query',
    ({ query, found }) => {
      const entries = ['Cúm mùa', 'Cách đặt hàng', 'Hủy đơn hàng'].map((title) => entry(title, { title }))
      expect(findEntries(entries, query)).toStrictEqual(found)
    },
  )

  it.each([
    { query: 'vit', found: [] },
    { query: 'vita', found: ['Vitamin C'] },
    { query: 'vitamin', found: ['Vitamin C'] },
    { query: 'itamin', found: [] },
    { query: 'an', found: ['An toàn'] },
  ])('[P-017] finds whole syllables, and beginnings of four letters or more: $query', ({ query, found }) => {
    const entries = ['Vitamin C', 'An toàn', 'Ánh sáng'].map((title) => entry(title, { title }))
    expect(findEntries(entries, query)).toStrictEqual(found)
  })

  it('[P-017] puts a whole syllable before the beginning of one', () => {
    const entries = ['Vitamin C', 'Tinh dầu vita'].map((title) => entry(title, { title }))
    expect(findEntries(entries, 'vita')).toStrictEqual(['Tinh dầu vita', 'Vitamin C'])
    expect(findEntries(entries, 'vi')).toStrictEqual([])
  })

  it.each(['', '   ', '?!', '\u0301'])('[P-017] finds nothing for “%s”', (query) => {
    expect(findEntries(ENTRIES, query)).toStrictEqual([])
  })

  it('[P-017] gives 30 results at most, in the order of the entries', () => {
    const many = Array.from({ length: 31 }, (_, at) =>
      searchEntry({ item: at, title: 'Gan', summary: '', text: '' }),
    )
    expect(findEntries(many, 'gan')).toStrictEqual(Array.from({ length: 30 }, (_, at) => at))
  })

  it('[P-017] looks for the first 12 syllables within 100 characters only', () => {
    const one = [entry('found', { title: Array(12).fill('a').join(' ') })]
    expect(findEntries(one, `${'a '.repeat(12)}b`)).toStrictEqual(['found'])
    expect(findEntries(one, `${'a '.repeat(11)}b`)).toStrictEqual([])
    expect(findEntries(one, `${'a'.padEnd(100)}b`)).toStrictEqual(['found'])
    expect(findEntries(one, `${'a'.padEnd(99)}b`)).toStrictEqual([])
  })

  it('[P-017] finds each entry by its whole title', () => {
    const title = fc
      .array(fc.stringMatching(/^[a-zđăâêôơưáàảãạếừợ]{1,7}$/), { minLength: 1, maxLength: 8 })
      .map((all) => all.join(' '))
    fc.assert(
      fc.property(title, (written) => {
        expect(findEntries([entry('it', { title: written })], written)).toStrictEqual(['it'])
      }),
    )
  })
})
