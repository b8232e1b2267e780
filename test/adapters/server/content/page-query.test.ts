import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { onPage, pageQuery } from '../../../../src/adapters/server/content/page-query'

describe('the page that a query names', () => {
  it.each([
    [{}, { page: 0, limit: 12 }],
    [
      { page: '0', limit: '1' },
      { page: 0, limit: 1 },
    ],
    [
      { page: '3', limit: '100' },
      { page: 3, limit: 100 },
    ],
    [{ limit: '101' }, { page: 0, limit: 100 }],
    [{ limit: '007' }, { page: 0, limit: 7 }],
    [{ page: '999999999999999' }, { page: 999_999_999_999_999, limit: 12 }],
    [
      { source_by: ['a', 'b'], domain: 'c' },
      { page: 0, limit: 12 },
    ],
  ])('[M-128, M-130] %j is accepted', (query, page) => {
    expect(pageQuery(12)(query)).toStrictEqual(O.some(page))
  })

  it.each([
    '',
    ' ',
    '-1',
    '+1',
    ' 1',
    '1.0',
    '1e1',
    '0x1',
    'một',
    '١',
    '9999999999999999',
    ['0', '1'],
    ['1'],
  ])('[M-128, M-130] %j is not a whole number', (written) => {
    expect(pageQuery(12)({ page: written })).toStrictEqual(O.none)
    expect(pageQuery(12)({ limit: written })).toStrictEqual(O.none)
  })

  it.each(['0', '00'])('[M-128, M-130] a limit of %s is refused', (limit) => {
    expect(pageQuery(12)({ limit })).toStrictEqual(O.none)
  })
})

describe('the entries of a page', () => {
  it.each([
    [0, 2, ['a', 'b']],
    [1, 2, ['c']],
    [2, 2, []],
    [0, 3, ['a', 'b', 'c']],
    [1, 3, []],
    [999_999_999_999_999, 100, []],
  ])('[M-128, M-130] page %d of %d entries each', (page, limit, entries) => {
    expect(onPage(['a', 'b', 'c'], { page, limit })).toStrictEqual(entries)
  })
})
