import { describe, expect, it } from 'vitest'
import { searchEntry } from '../../../src/domain/search/search-entry'
import { markedSyllables } from '../../../src/domain/search/syllables'

describe('an entry that is searched', () => {
  it('[P-017] keeps its item, its title with and without marks, and the text of HTML without its tags', () => {
    const given = {
      item: 7,
      title: 'Gan nhiễm mỡ',
      summary: '',
      text: '<p>Ăn<br>ít <a href="/duong">đường</a></p>',
    }
    expect(searchEntry(given)).toMatchObject({
      item: 7,
      title: ` gan nhiem mo | ${markedSyllables('gan nhiễm mỡ').join(' ')} `,
      summary: '  |  ',
      text: ' an it duong ',
    })
  })

  it.each([
    { why: 'a word of the title', word: 'thận', isIn: true },
    { why: 'a word of the summary', word: 'thần', isIn: true },
    { why: 'the same letters with other marks', word: 'thân', isIn: false },
    { why: 'a word of the text', word: 'đường', isIn: true },
    { why: 'the same letters without marks', word: 'duong', isIn: false },
    { why: 'a mark on the first vowel', word: 'hòa', isIn: true },
    { why: 'a mark on the second vowel', word: 'hoà', isIn: true },
  ])('[P-017] tells syllables by their marks, however these are written: $why', ({ word, isIn }) => {
    const { hasMarked } = searchEntry({
      item: 1,
      title: 'Thận',
      summary: 'bổ thần kinh, hoà tan',
      text: '<b>đường</b>',
    })
    expect(hasMarked(markedSyllables(word))).toBe(isIn)
  })
})
