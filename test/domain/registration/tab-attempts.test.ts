import { describe, expect, it } from 'vitest'
import {
  attemptIn,
  contentOf,
  stillOpen,
  withAcknowledged,
  withAttempt,
  withoutAttempt,
} from '../../../src/domain/registration/tab-attempts'

const first = { key: 'key-1', at: 1_000 }
const second = { key: 'key-2', at: 2_000 }
const empty = { secret: 's', open: [] }
const one = withAttempt(empty, 'a', first)

describe('the content of a submission', () => {
  const submission = { registration: { name: 'a' }, attempt: first, honeypot: '', offers: false }

  it('[A-50] is the same under another attempt', () => {
    expect(contentOf(submission)).toBe('[{"name":"a"},"",false]')
    expect(contentOf({ ...submission, attempt: second })).toBe('[{"name":"a"},"",false]')
  })

  it.each([
    { what: 'the registration', differing: { registration: { name: 'c' } } },
    { what: 'consent to offers', differing: { offers: true } },
    { what: 'the honeypot', differing: { honeypot: 'x' } },
  ])('[M-085] is another if $what differs', ({ differing }) => {
    expect(contentOf({ ...submission, ...differing })).not.toBe(contentOf(submission))
  })
})

describe('the attempts of a tab', () => {
  it('[A-50] are repeated within a day; afterwards the same content is a new registration', () => {
    const openAfter = (ms: number) => stillOpen(one, [], first.at + ms)
    expect(openAfter(86_399_999)).toStrictEqual(one)
    // The clock was set back.
    expect(openAfter(-86_400_001)).toStrictEqual(one)
    expect(openAfter(86_400_000)).toStrictEqual(empty)
  })

  it('[A-50] are no more once they were acknowledged in any tab', () => {
    const both = withAttempt(one, 'b', second)
    expect(stillOpen(both, [first], first.at)).toStrictEqual(withAttempt(empty, 'b', second))
    expect(stillOpen(both, [{ key: 'key-3', at: 1 }], first.at)).toStrictEqual(both)
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
    expect(withoutAttempt(both, first)).toStrictEqual(withAttempt(empty, 'b', second))
    expect(withoutAttempt(both, { key: 'key-3', at: first.at })).toStrictEqual(both)
  })
})

describe('the acknowledged attempts of a browser', () => {
  it('[A-50] are kept as long as a tab could repeat them', () => {
    expect(withAcknowledged([first], second, first.at + 86_399_999)).toStrictEqual([first, second])
    expect(withAcknowledged([first], second, first.at + 86_400_000)).toStrictEqual([second])
  })
})
