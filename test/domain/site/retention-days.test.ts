import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { RetentionDays } from '../../../src/domain/site/retention-days'

describe('RetentionDays', () => {
  it.each([
    [1, true],
    [730, true],
    [36_500, true],
    [0, false],
    [-1, false],
    [36_501, false],
    [1.5, false],
    [Number.NaN, false],
    ['730', false],
    [null, false],
  ])('[M-099] takes %j: %s', (days, isTaken) => {
    expect(E.isRight(RetentionDays.decode(days))).toBe(isTaken)
  })
})
