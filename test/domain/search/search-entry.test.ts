import { describe, expect, it } from 'vitest'
import { searchEntry } from '../../../src/domain/search/search-entry'

describe('an entry that is searched', () => {
  it('[P-017] keeps its item, and the text of HTML without its tags', () => {
    const given = {
      item: 7,
      title: 'Gan nhiễm mỡ',
      summary: '',
      text: '<p>Ăn<br>ít <a href="/duong">đường</a></p>',
    }
    expect(searchEntry(given)).toStrictEqual({
      item: 7,
      title: ' gan nhiem mo ',
      summary: '  ',
      text: ' an it duong ',
    })
  })
})
