import { describe, expect, it } from 'vitest'
import {
  isBlocked,
  MOST_FAILED_SIGN_INS,
  recentFailures,
  SIGN_IN_WINDOW_MS,
} from '../../../src/domain/access/failed-sign-ins'

const times = (count: number, at: number) => Array.from({ length: count }, () => at)

describe('an address from which tries failed', () => {
  it('[P-016] is blocked by the tenth within a minute', () => {
    expect(isBlocked(times(MOST_FAILED_SIGN_INS - 1, 0), 0)).toBe(false)
    expect(isBlocked(times(MOST_FAILED_SIGN_INS, 0), 0)).toBe(true)
  })

  it('[P-016] is free again a minute later', () => {
    const failed = times(MOST_FAILED_SIGN_INS, 5)
    expect(isBlocked(failed, 5 + SIGN_IN_WINDOW_MS - 1)).toBe(true)
    expect(isBlocked(failed, 5 + SIGN_IN_WINDOW_MS)).toBe(false)
    expect(recentFailures(failed, 5 + SIGN_IN_WINDOW_MS)).toStrictEqual([])
  })
})
