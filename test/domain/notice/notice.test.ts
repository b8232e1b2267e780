import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addedNews, newsKind, registeredNews } from '../../../src/domain/notice/notice'

const arrived = fc.array(
  fc.record({ id: fc.integer({ min: 1, max: 1_000 }), target: fc.constantFrom('orders', 'members') }),
)

describe('news of registrations', () => {
  it('[M-132] are counted by kind, with the lowest and the highest number', () => {
    expect(
      registeredNews([
        { id: 7, target: 'orders' },
        { id: 3, target: 'orders' },
        { id: 5, target: 'orders' },
      ]),
    ).toStrictEqual({ tag: 'registered', orders: { count: 3, first: 3, last: 7 }, members: null })
  })

  it('[M-132] that are added are those of all at once', () => {
    fc.assert(
      fc.property(arrived, arrived, (some, others) => {
        expect(addedNews(registeredNews(some), registeredNews(others))).toStrictEqual(
          registeredNews([...some, ...others]),
        )
      }),
    )
  })
})

describe('news of a sheet', () => {
  const halted = { tag: 'halted', sheet: 'orders', since: 1 } as const

  it('[M-132] take the place of what waits of the same', () => {
    expect(addedNews(halted, { ...halted, since: 2 })).toStrictEqual({ ...halted, since: 2 })
  })

  it('[M-132] are a kind for each sheet and trouble', () => {
    expect([registeredNews([]), halted, { ...halted, tag: 'stalled' } as const].map(newsKind)).toStrictEqual([
      'registered',
      'halted orders',
      'stalled orders',
    ])
  })
})
