import { describe, expect, it } from 'vitest'
import { searchEntry } from '../../../src/domain/search/search-entry'
import { markedSyllables } from '../../../src/domain/search/syllables'

describe('an entry that is searched', () => {
  it('[P-017] keeps its item, and the text of HTML without its tags', () => {
    const given = {
      item: 7,
      title: 'Gan nhiễm mỡ',
      summary: '',
      text: '<p>Ăn<br>ít <a href="/duong">đường</a></p>',
    }
    expect(searchEntry(given)).toMatchObject({
      item: 7,
      title: ' gan nhiem mo ',
      summary: '  ',
      text: ' an it duong ',
    })
  })

  it.each([
    ['thận', true],
    ['thần', true],
    ['thân', false],
    ['đường', true],
    ['duong', false],
    ['hòa', true],
    ['hoà', true],
  ])('[P-017] tells syllables by their marks, however these are written: %s, %s', (word, is) => {
    const { hasMarked } = searchEntry({
      item: 1,
      title: 'Thận',
      summary: 'bổ thần kinh, hoà tan',
      text: '<b>đường</b>',
    })
    expect(hasMarked(markedSyllables(word))).toBe(is)
  })
})
