import { describe, expect, it } from 'vitest'
import { syllables } from '../../../src/domain/search/syllables'

describe('the syllables of a text', () => {
  it.each([
    ['Gan nhiễm mỡ?', ['gan', 'nhiem', 'mo']],
    ['Đo huyết\u00a0áp: 135/85 mmHg', ['do', 'huyet', 'ap', '135', '85', 'mmhg']],
    ['“Vitamin C”,omega-3', ['vitamin', 'c', 'omega', '3']],
    ['Sữa ấm'.normalize('NFD'), ['sua', 'am']],
    [' ?! ', []],
  ])('[P-017] have no marks and no punctuation: %s', (text, expected) => {
    expect(syllables(text)).toStrictEqual(expected)
  })
})
