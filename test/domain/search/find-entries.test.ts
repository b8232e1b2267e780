import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findEntries } from '../../../src/domain/search/find-entries'
import { type SearchEntry, searchEntry } from '../../../src/domain/search/search-entry'

const entry = (item: string, { title = '', summary = '', text = '' }) =>
  searchEntry({ item, title, summary, text })

const foundIn = <Item>(entries: ReadonlyArray<SearchEntry<Item>>, query: string) =>
  findEntries(entries, query, []).items

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
      expect(foundIn(ENTRIES, query)).toStrictEqual([
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
    expect(foundIn(entries, 'bổ thận')).toStrictEqual(['kidneys'])
    expect(foundIn(entries.slice(0, 1), 'bổ thận')).toStrictEqual([])
    expect(foundIn(entries, 'bo than')).toStrictEqual(['nerves', 'kidneys'])
    expect(foundIn(entries, 'bổ than')).toStrictEqual(['nerves', 'kidneys'])
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
    expect(foundIn(entries, query)).toStrictEqual(found)
  })

  it('[P-017] puts a title with the marks that are typed before one with others', () => {
    const entries = [
      entry('doctors', { title: 'Đội ngũ bác sĩ', text: 'Giấc ngủ' }),
      entry('sleep', { title: 'Ngủ đủ' }),
      entry('rest', { summary: 'Trước khi ngủ' }),
    ]
    expect(foundIn(entries, 'ngủ')).toStrictEqual(['sleep', 'rest', 'doctors'])
    expect(foundIn(entries, 'ngũ')).toStrictEqual(['doctors'])
    expect(foundIn(entries, 'ngu')).toStrictEqual(['doctors', 'sleep', 'rest'])
    expect(foundIn(entries, 'đu')).toStrictEqual([])
  })

  it.each([
    { query: 'tập chạy ban đêm', items: ['phrase', 'summary'], isNear: true },
    { query: 'tap chay ban dem', items: ['phrase', 'summary'], isNear: true },
    { query: 'chạy tập đêm', items: ['title', 'phrase', 'summary'], isNear: true },
    { query: 'chạy marathon', items: ['scattered'], isNear: false },
    { query: 'tôi có nên chạy không', items: ['title', 'phrase', 'scattered'], isNear: false },
    { query: 'ăn chay', items: [], isNear: false },
    { query: 'bơi', items: [], isNear: false },
  ])('[P-017] finds what is near where nothing has all words: $query', ({ query, items, isNear }) => {
    const entries = [
      entry('scattered', { summary: 'Chạy bền', text: 'Không cần marathon' }),
      entry('summary', { summary: 'Ban ngày hay tối: đêm nào cũng tập' }),
      entry('title', { title: 'Chạy, rồi tập' }),
      entry('phrase', { title: 'Vì sao nên tập chạy' }),
    ]
    expect(findEntries(entries, query, [])).toStrictEqual({ items, isNear })
  })

  it.each([
    { query: 'trẻ mệt mỏi cả ngày', found: ['sleep', 'tea'] },
    { query: 'tôi ngủ kém', found: ['sleep'] },
    { query: 'mỏi', found: ['sleep', 'tea'] },
    { query: 'ngày trẻ', found: ['tea'] },
  ])('[P-017] leads with a concern that is named, whole or by a part: $query', ({ query, found }) => {
    const concern = 'Mệt mỏi, ngủ kém'
    const entries = [
      entry('tea', { summary: 'Cho trẻ mệt mỏi cả ngày' }),
      entry('sleep', { title: `Ngủ đủ . ${concern}` }),
    ]
    expect(findEntries(entries, query, [concern])).toStrictEqual({ items: found, isNear: false })
  })

  it('[P-017] looks for words that stand apart in a text only if nothing better is found', () => {
    expect(foundIn(ENTRIES.slice(0, 1), 'gan nhiem mo')).toStrictEqual(['anywhere'])
  })

  it.each([
    { query: 'uống thuốc ngủ có được không', found: ['Thuốc ngủ'] },
    { query: 'thuoc ngu nao can uong', found: ['Thuốc ngủ'] },
    { query: 'ngủ não', found: [] },
    { query: 'không có gì', found: [] },
    { query: 'thế nào', found: ['Ngủ thế nào'] },
  ])(
    '[P-017] leaves out the words of a question that say nothing of its subject: $query',
    ({ query, found }) => {
      const entries = [
        entry('Thuốc ngủ', { title: 'Thuốc ngủ', summary: 'Cách uống' }),
        entry('Ngủ thế nào', { title: 'Ngủ thế nào' }),
      ]
      expect(foundIn(entries, query)).toStrictEqual(found)
    },
  )

  it('[P-017] leaves out such words only if the whole question is nowhere', () => {
    const entries = [entry('con', { title: 'Con' }), entry('có con', { title: 'Chuẩn bị có con' })]
    expect(foundIn(entries, 'chuẩn bị có con')).toStrictEqual(['có con'])
    expect(foundIn(entries, 'có con')).toStrictEqual(['có con'])
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
      expect(foundIn(entries, query)).toStrictEqual(found)
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
    expect(foundIn(entries, query)).toStrictEqual(found)
  })

  it('[P-017] puts a whole syllable before the beginning of one', () => {
    const entries = ['Vitamin C', 'Tinh dầu vita'].map((title) => entry(title, { title }))
    expect(foundIn(entries, 'vita')).toStrictEqual(['Tinh dầu vita', 'Vitamin C'])
    expect(foundIn(entries, 'vi')).toStrictEqual([])
  })

  it.each(['', '   ', '?!', '\u0301'])('[P-017] finds nothing for “%s”', (query) => {
    expect(foundIn(ENTRIES, query)).toStrictEqual([])
  })

  it('[P-017] gives 30 results at most, in the order of the entries', () => {
    const many = Array.from({ length: 31 }, (_, at) =>
      searchEntry({ item: at, title: 'Gan', summary: '', text: '' }),
    )
    expect(foundIn(many, 'gan')).toStrictEqual(Array.from({ length: 30 }, (_, at) => at))
  })

  it('[P-017] looks for the first 12 syllables within 100 characters only', () => {
    const one = [entry('found', { title: Array(12).fill('a').join(' ') })]
    expect(foundIn(one, `${'a '.repeat(12)}b`)).toStrictEqual(['found'])
    expect(foundIn(one, `${'a '.repeat(11)}b`)).toStrictEqual([])
    expect(foundIn(one, `${'a'.padEnd(100)}b`)).toStrictEqual(['found'])
    expect(foundIn(one, `${'a'.padEnd(99)}b`)).toStrictEqual([])
  })

  it('[P-017] finds each entry by its whole title', () => {
    const title = fc
      .array(fc.stringMatching(/^[a-zđăâêôơưáàảãạếừợ]{1,7}$/), { minLength: 1, maxLength: 8 })
      .map((all) => all.join(' '))
    fc.assert(
      fc.property(title, (written) => {
        expect(foundIn([entry('it', { title: written })], written)).toStrictEqual(['it'])
      }),
    )
  })
})
