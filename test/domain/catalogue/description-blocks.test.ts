import { describe, expect, it } from 'vitest'
import {
  blocksWithout,
  descriptionBlocks,
  factsOfTerms,
} from '../../../src/domain/catalogue/description-blocks'

describe('a product’s description', () => {
  it('[M-053] is one text with its line breaks if no line is a term with a text', () => {
    expect(descriptionBlocks('Dòng một\nDòng hai\n\nDòng bốn')).toStrictEqual([
      { kind: 'text', text: 'Dòng một\nDòng hai\n\nDòng bốn' },
    ])
  })

  it('[M-053] has lines of term and text as facts, in order, between its texts', () => {
    expect(
      descriptionBlocks('Mở đầu.\n\nThành phần: hàu, kẽm.\r\nCách dùng: 2 viên: sáng, tối.\n\nKết.'),
    ).toStrictEqual([
      { kind: 'text', text: 'Mở đầu.' },
      {
        kind: 'facts',
        facts: [
          { term: 'Thành phần', text: 'hàu, kẽm.' },
          { term: 'Cách dùng', text: '2 viên: sáng, tối.' },
        ],
      },
      { kind: 'text', text: 'Kết.' },
    ])
  })

  it.each([
    { line: 'lưu ý: viết thường', why: 'a term begins with a capital' },
    { line: 'Lưu ý:không có khoảng trắng', why: 'a blank follows the colon' },
    { line: 'Lưu ý: ', why: 'there is a text' },
    { line: `${'A'.repeat(31)}: dài`, why: 'a term has at most 30 characters' },
    { line: 'Xem thêm. Lưu ý: một câu', why: 'a term is no sentence' },
    { line: 'Lưu ý: một\u2028hai', why: 'a fact is one line, for any reader of lines' },
  ])('[M-053] keeps “$line” as text: $why', ({ line }) => {
    expect(descriptionBlocks(line).map(({ kind }) => kind)).toStrictEqual(['text'])
  })

  it('[M-053] accepts a term of 30 characters', () => {
    expect(descriptionBlocks(`${'A'.repeat(30)}: vừa`)[0]?.kind).toBe('facts')
  })

  it('[M-053] may begin with facts', () => {
    expect(descriptionBlocks('Số công bố: 1\nMàu: đỏ\nKết.')).toStrictEqual([
      {
        kind: 'facts',
        facts: [
          { term: 'Số công bố', text: '1' },
          { term: 'Màu', text: 'đỏ' },
        ],
      },
      { kind: 'text', text: 'Kết.' },
    ])
  })

  it('[M-053] accepts a fact with blanks after its colon', () => {
    expect(descriptionBlocks('Lưu ý: \t uống đủ nước')).toStrictEqual([
      { kind: 'facts', facts: [{ term: 'Lưu ý', text: 'uống đủ nước' }] },
    ])
  })

  it.each(['\n\nMột', 'Một\n\n', ' \nMột\n  ', '\t\n\nMột\n\t\n'])(
    '[M-053] has no blank lines around a text: %j',
    (text) => {
      expect(descriptionBlocks(text)).toStrictEqual([{ kind: 'text', text: 'Một' }])
    },
  )

  it('[M-053] has no block if it is empty', () => {
    expect(descriptionBlocks('')).toStrictEqual([])
    expect(descriptionBlocks('\n \n')).toStrictEqual([])
  })
})

describe('the blocks without the facts of some terms', () => {
  it('[M-053] keep the other facts, and every text', () => {
    expect(blocksWithout('Quy cách gọn.\nQuy cách: hộp\nMàu: đỏ', ['Quy cách'])).toStrictEqual([
      { kind: 'text', text: 'Quy cách gọn.' },
      { kind: 'facts', facts: [{ term: 'Màu', text: 'đỏ' }] },
    ])
  })

  it('[M-053] omit a block without other facts', () => {
    expect(blocksWithout('Một dòng.\nQuy cách: hộp', ['Quy cách'])).toStrictEqual([
      { kind: 'text', text: 'Một dòng.' },
    ])
  })
})

describe('the facts of some terms', () => {
  it('[M-053] are in the order of the terms, whatever is between them', () => {
    expect(
      factsOfTerms('Số công bố: 1\nMàu: đỏ\n\nLời kết.\nQuy cách: hộp', ['Quy cách', 'Số công bố']),
    ).toStrictEqual([
      { term: 'Quy cách', text: 'hộp' },
      { term: 'Số công bố', text: '1' },
    ])
  })
})
