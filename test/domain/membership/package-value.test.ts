import { describe, expect, it } from 'vitest'
import { PACKAGE_VALUES, planOfPackage } from '../../../src/domain/membership/package-value'

describe('the package values', () => {
  it('[M-110] are 0 none, 1 primary and 2 deluxe', () => {
    expect(PACKAGE_VALUES).toStrictEqual({ none: 0, primary: 1, deluxe: 2 })
  })

  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
  ] as const)('[M-076, M-077, M-088] of %d preselect plan %d', (value, planId) => {
    expect(planOfPackage(value)).toBe(planId)
  })
})
