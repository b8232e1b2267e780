import { describe, expect, it } from 'vitest'
import { xmlText } from '../../../src/domain/text/xml-text'

describe('a text for XML', () => {
  it.each([
    ['control characters', 'Sâm\vNấm\f1\0\u001b2', 'Sâm Nấm 1  2'],
    ['what Unicode never assigns', 'a\ufffeb\uffffc', 'a b c'],
    ['half of a pair', 'a\ud83cb', 'a b'],
  ])('[M-131] has none of what XML does not allow: %s', (_what, text, allowed) => {
    expect(xmlText(text, ' ')).toBe(allowed)
  })

  it('[M-131] keeps tabs, line ends, marked letters and pairs', () => {
    expect(xmlText('Sâm\t🍄\r\nNấm', '')).toBe('Sâm\t🍄\r\nNấm')
  })
})
