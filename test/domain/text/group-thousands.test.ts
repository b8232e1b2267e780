import { describe, expect, it } from 'vitest'
import { groupThousands } from '../../../src/domain/text/group-thousands'

describe('groupThousands', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1.000'],
    [369_000, '369.000'],
    [1_199_000, '1.199.000'],
    [1_000_000_000, '1.000.000.000'],
  ])('[M-073, M-074, M-075] shows %d as %s', (amountVnd, shown) => {
    expect(groupThousands(amountVnd)).toBe(shown)
  })
})
