import { describe, expect, it } from 'vitest'
import { RESERVED } from '../../../src/domain/delivery/marker'

describe('the mark of an id that is only reserved', () => {
  it('[M-132] is one character, repeated to any length, and none that a batch’s own mark consists of', () => {
    expect(RESERVED.repeat(9)).toHaveLength(9)
    expect(RESERVED).toMatch(/^[^0-9a-f:]$/)
  })
})
