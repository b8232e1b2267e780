import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { RetentionDays } from '../../../src/domain/site/retention-days'

describe('RetentionDays', () => {
  it.each([1, 730, 36_500])('[M-099] takes %d', (days) => {
    expect(RetentionDays.decode(days)).toStrictEqual(E.right(days))
    expect(RetentionDays.is(days)).toBe(true)
    expect(RetentionDays.encode(days)).toBe(days)
  })

  it.each([null, undefined])('[M-099] accepts %s as unlimited', (nothing) => {
    expect(RetentionDays.decode(nothing)).toStrictEqual(E.right(null))
  })

  it.each([0, -1, 36_501, 1.5, Number.NaN, '730', true])('[M-099] refuses %j', (days) => {
    const read = RetentionDays.decode(days)
    expect(E.isLeft(read) && read.left[0]?.message).toBe('phải là số ngày nguyên từ 1 đến 36500, hoặc null')
    expect(RetentionDays.is(days)).toBe(false)
  })
})
