import { describe, expect, it } from 'vitest'
import { percentDecoded } from '../../../src/domain/text/percent-decoded'

describe('a text with percent escapes', () => {
  it.each([
    ['gi%C3%A1%20m%C3%B3n', 'giá món'],
    ['giá', 'giá'],
    ['100%', '100%'],
    ['%E1%BB', '%E1%BB'],
  ])('[M-002] %s means %s', (text, meant) => {
    expect(percentDecoded(text)).toBe(meant)
  })

  it('[M-002] that is none means what is given instead', () => {
    expect(percentDecoded('100%', '')).toBe('')
  })
})
