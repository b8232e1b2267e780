import { describe, expect, it } from 'vitest'
import { attemptIn, withAttempt, withoutAttempt } from '../../../src/domain/registration/tab-attempts'

const first = { key: 'key-1', at: 1_000 }
const second = { key: 'key-2', at: 2_000 }
const empty = { secret: 's', open: [] }
const one = withAttempt(empty, 'a', first)

describe('the attempts of a tab', () => {
  it('[A-50] are repeated within a day; afterwards the same content is a new registration', () => {
    const late = (after: number) => ({ key: 'key-9', at: first.at + after })
    expect(attemptIn(one, 'a', late(86_399_999))).toStrictEqual(first)
    // The clock was set back.
    expect(attemptIn(one, 'a', late(-86_400_001))).toStrictEqual(first)
    expect(attemptIn(one, 'a', late(86_400_000))).toStrictEqual(late(86_400_000))
    expect(withAttempt(one, 'a', late(86_400_000)).open).toStrictEqual([
      { digest: 'a', attempt: late(86_400_000) },
    ])
  })

  it('[A-50] are found by the digest of their content; other content is new', () => {
    expect(attemptIn(one, 'a', second)).toStrictEqual(first)
    expect(attemptIn(one, 'b', second)).toStrictEqual(second)
    expect(attemptIn(empty, 'a', second)).toStrictEqual(second)
  })

  it('[A-50] are kept once each, beside each other', () => {
    const both = withAttempt(withAttempt(one, 'b', second), 'a', first)
    expect(both).toStrictEqual({
      secret: 's',
      open: [
        { digest: 'b', attempt: second },
        { digest: 'a', attempt: first },
      ],
    })
  })

  it('[A-50] are forgotten one by one', () => {
    const both = withAttempt(one, 'b', second)
    expect(withoutAttempt(both, 'a')).toStrictEqual(withAttempt(empty, 'b', second))
    expect(withoutAttempt(both, 'c')).toStrictEqual(both)
  })
})
