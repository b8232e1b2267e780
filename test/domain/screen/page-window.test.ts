import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PageWindowItem, pageWindow } from '../../../src/domain/screen/page-window'

const written = (item: PageWindowItem) => (item.kind === 'page' ? item.page : `…${item.after}`)

describe('pageWindow', () => {
  it.each([
    { current: 1, pages: 0, shown: [] },
    { current: 1, pages: 1, shown: [1] },
    { current: 1, pages: 2, shown: [1, 2] },
    { current: 1, pages: 4, shown: [1, 2, 3, 4] },
    { current: 1, pages: 5, shown: [1, 2, 3, '…3', 5] },
    { current: 4, pages: 7, shown: [1, 2, 3, 4, 5, 6, 7] },
    { current: 5, pages: 9, shown: [1, '…1', 3, 4, 5, 6, 7, '…7', 9] },
    { current: 9, pages: 9, shown: [1, '…1', 7, 8, 9] },
  ])('[M-046, M-059] at page $current of $pages', ({ current, pages, shown }) => {
    expect(pageWindow(current, pages).map(written)).toStrictEqual(shown)
  })

  it('[M-046] returns pages and gaps', () => {
    expect(pageWindow(1, 5)).toStrictEqual([
      { kind: 'page', page: 1 },
      { kind: 'page', page: 2 },
      { kind: 'page', page: 3 },
      { kind: 'gap', after: 3 },
      { kind: 'page', page: 5 },
    ])
  })

  it('[M-046] always contains the current page and both ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [current, pages] = [Math.min(a, b), Math.max(a, b)]
        expect(pageWindow(current, pages).map(written)).toEqual(expect.arrayContaining([1, current, pages]))
      }),
    )
  })
})
