import { describe, expect, it } from 'vitest'
import { toSearchKey } from '../../../src/domain/address/search-key'

describe('the search key of a place', () => {
  it('[A-26] contains its name with and without kind, from each word on, and its initials', () => {
    expect(toSearchKey('Quận Ba Đình')).toStrictEqual({
      spelled: 'quận ba đình',
      whole: 'quanbadinh',
      bare: 'badinh',
      fromEachWord: ['quanbadinh', 'badinh', 'dinh'],
      initials: ['qbd', 'tpqbd'],
    })
  })

  it.each([
    { label: 'Quận —', whole: 'quan', bare: '', why: 'nothing readable behind the kind' },
    { label: '—', whole: '', bare: '', why: 'nothing readable at all' },
    { label: 'Quận', whole: 'quan', bare: 'quan', why: 'a kind alone is a name' },
  ])('[A-26] of $label is “$whole”, without kind “$bare”: $why', ({ label, whole, bare }) => {
    expect(toSearchKey(label)).toMatchObject({ whole, bare })
  })
})
