import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ARTICLES_PER_PAGE,
  existingPage,
  needsPagination,
  PRODUCTS_PER_PAGE,
  pageCount,
  pageItems,
  VIDEOS_FETCHED,
} from '../../../src/domain/screen/paging'

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('the sizes of lists', () => {
  it('[M-045, M-059, M-130] are 16 products, 12 articles and 10 videos', () => {
    expect({ PRODUCTS_PER_PAGE, ARTICLES_PER_PAGE, VIDEOS_FETCHED }).toStrictEqual({
      PRODUCTS_PER_PAGE: 16,
      ARTICLES_PER_PAGE: 12,
      VIDEOS_FETCHED: 10,
    })
  })
})

describe('pages of products', () => {
  it.each([
    { total: 0, pages: 1, shown: false },
    { total: 1, pages: 1, shown: false },
    { total: 16, pages: 1, shown: false },
    { total: 17, pages: 2, shown: true },
    { total: 32, pages: 2, shown: true },
    { total: 33, pages: 3, shown: true },
  ])('[M-046] of $total make $pages, with page buttons: $shown', ({ total, pages, shown }) => {
    expect(pageCount(total, PRODUCTS_PER_PAGE)).toBe(pages)
    expect(needsPagination(total, PRODUCTS_PER_PAGE)).toBe(shown)
  })

  it('[M-045, M-046] of 17 hold 16 and 1', () => {
    expect(pageItems(numbersTo(17), 1, PRODUCTS_PER_PAGE)).toStrictEqual(numbersTo(16))
    expect(pageItems(numbersTo(17), 2, PRODUCTS_PER_PAGE)).toStrictEqual([17])
    expect(pageItems(numbersTo(17), 3, PRODUCTS_PER_PAGE)).toStrictEqual([])
  })

  it('[M-045] hold every item once, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 20 }), (items, pageSize) => {
        const pages = numbersTo(pageCount(items.length, pageSize))
        expect(pages.flatMap((page) => pageItems(items, page, pageSize))).toStrictEqual(items)
        expect(pages.length > 1).toBe(needsPagination(items.length, pageSize))
      }),
    )
  })
})

describe('existingPage', () => {
  it.each([
    { wanted: 0, page: 1 },
    { wanted: 1, page: 1 },
    { wanted: 2, page: 2 },
    { wanted: 3, page: 3 },
    { wanted: 4, page: 3 },
  ])('[M-059, A-21] of $wanted among 3 is $page', ({ wanted, page }) => {
    expect(existingPage(wanted, 3)).toBe(page)
  })
})
