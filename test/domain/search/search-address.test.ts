import { describe, expect, it } from 'vitest'
import { searchAddress, searchKind, searchPage } from '../../../src/domain/search/search-address'
import { SEARCH_KINDS } from '../../../src/domain/search/search-result'

describe('the address of a search', () => {
  it('[P-017] names what is looked for, and a kind if only one is asked for', () => {
    expect(searchAddress('gan & mật', null)).toBe('/tim-kiem?q=gan%20%26%20m%E1%BA%ADt')
    expect(searchAddress('gan', 'article')).toBe('/tim-kiem?q=gan&loai=bai-viet')
    expect(searchAddress('gan', 'article', 2)).toBe('/tim-kiem?q=gan&loai=bai-viet&trang=2')
    expect(searchAddress('gan', null, 1)).toBe('/tim-kiem?q=gan')
  })

  it('[P-017] is chosen from a list that ends with the pages of the shop itself', () => {
    expect(SEARCH_KINDS.at(-1)).toBe('guide')
  })

  it.each(SEARCH_KINDS)('[P-017] is read as it was written: %s', (kind) => {
    expect(searchKind(new URLSearchParams(searchAddress('a', kind)).get('loai'))).toBe(kind)
  })

  it.each([null, '', 'article'])('[P-017] names no kind by %s', (text) => {
    expect(searchKind(text)).toBeNull()
  })
})

describe('the page of a search', () => {
  it.each([
    { text: '2', page: 2 },
    { text: '99', page: 99 },
    { text: null, page: 1 },
    { text: '', page: 1 },
    { text: '0', page: 1 },
    { text: '-1', page: 1 },
    { text: '100', page: 1 },
    { text: '2a', page: 1 },
  ])('[P-017] of $text is $page', ({ text, page }) => {
    expect(searchPage(text)).toBe(page)
  })
})
