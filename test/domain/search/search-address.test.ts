import { describe, expect, it } from 'vitest'
import { searchAddress, searchKind } from '../../../src/domain/search/search-address'
import { SEARCH_KINDS } from '../../../src/domain/search/search-result'

describe('the address of a search', () => {
  it('[P-017] names what is looked for, and a kind if only one is asked for', () => {
    expect(searchAddress('gan & mật', null)).toBe('/tim-kiem?q=gan%20%26%20m%E1%BA%ADt')
    expect(searchAddress('gan', 'article')).toBe('/tim-kiem?q=gan&loai=bai-viet')
  })

  it.each(SEARCH_KINDS)('[P-017] is read as it was written: %s', (kind) => {
    expect(searchKind(new URLSearchParams(searchAddress('a', kind)).get('loai'))).toBe(kind)
  })

  it.each([null, '', 'article'])('[P-017] names no kind by %s', (text) => {
    expect(searchKind(text)).toBeNull()
  })
})
