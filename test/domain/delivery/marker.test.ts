import { describe, expect, it } from 'vitest'
import { RESERVED } from '../../../src/domain/delivery/marker'

describe('the marker of a reserved id', () => {
  it('[P-002] repeats one character, which no marker of a batch contains', () => {
    expect(RESERVED.repeat(9)).toHaveLength(9)
    expect(RESERVED).toMatch(/^[^0-9a-f:]$/)
  })
})
