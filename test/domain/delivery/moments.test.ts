import { describe, expect, it } from 'vitest'
import { isDue, isInTime, isOverdue, nextWriteAt } from '../../../src/domain/delivery/moments'

const AT = 1_000_000

describe('the next write', () => {
  it.each([
    { former: null, next: AT, why: 'there was none before' },
    { former: AT - 1_251, next: AT, why: 'the former is long past' },
    { former: AT - 1_250, next: AT, why: 'the former is 1.25 s past' },
    { former: AT - 1_249, next: AT + 1, why: 'the former is not yet 1.25 s past' },
    { former: AT, next: AT + 1_250, why: 'the former is now' },
    { former: AT + 60_000, next: AT + 61_250, why: 'others wait before it' },
    { former: AT + 60_001, next: AT, why: 'the clock was set back' },
  ])('[P-002] is made at $next if $why', ({ former, next }) => {
    expect(nextWriteAt(former, AT)).toBe(next)
  })
})

describe('postponed work', () => {
  it.each([
    { nextTryAt: AT - 1, due: true },
    { nextTryAt: AT, due: true },
    { nextTryAt: AT + 1, due: false },
    { nextTryAt: AT + 300_000, due: false },
    { nextTryAt: AT + 300_001, due: true },
  ])('[P-002] to $nextTryAt is due: $due', ({ nextTryAt, due }) => {
    expect(isDue(nextTryAt, AT)).toBe(due)
  })
})

describe('a removal', () => {
  it.each([
    { askedAt: AT - 60_000, first: true, why: 'it has waited for a minute' },
    { askedAt: AT - 59_999, first: false, why: 'it has not yet' },
    { askedAt: AT + 1, first: false, why: 'the clock was set back' },
  ])('[P-002] precedes batches: $first, because $why', ({ askedAt, first }) => {
    expect(isOverdue(askedAt, AT)).toBe(first)
  })
})

describe('work that was given to a process', () => {
  it.each([
    { givenAt: AT, sent: true, why: 'it is now' },
    { givenAt: AT - 180_000, sent: true, why: 'three minutes ago' },
    { givenAt: AT - 180_001, sent: false, why: 'longer than three minutes ago' },
    { givenAt: AT + 180_000, sent: true, why: 'the clock was set back by three minutes' },
    { givenAt: AT + 180_001, sent: false, why: 'the clock was set back by more' },
  ])('[P-002] at $givenAt is sent: $sent, because $why', ({ givenAt, sent }) => {
    expect(isInTime(givenAt, AT)).toBe(sent)
  })
})
