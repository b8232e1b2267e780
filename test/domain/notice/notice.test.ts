import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { addedNews, News, newsKind, registeredNews } from '../../../src/domain/notice/notice'

const arrived = fc.array(
  fc.record({ id: fc.integer({ min: 1, max: 1_000 }), target: fc.constantFrom('orders', 'members') }),
)

describe('news of registrations', () => {
  it('[P-012] names at most five references, the first ones', () => {
    const five = ['A', 'B', 'C', 'D', 'E']
    const news = registeredNews([{ id: 1, target: 'orders' }], five.slice(0, 4))
    expect(addedNews(news, registeredNews([{ id: 2, target: 'orders' }], ['E', 'F']))).toMatchObject({
      references: five,
    })
    expect(registeredNews([{ id: 1, target: 'orders' }])).not.toHaveProperty('references')
  })

  it('[P-012] are counted by kind, with the lowest and the highest number', () => {
    expect(
      registeredNews([
        { id: 7, target: 'orders' },
        { id: 3, target: 'orders' },
        { id: 5, target: 'orders' },
      ]),
    ).toStrictEqual({ tag: 'registered', orders: { count: 3, first: 3, last: 7 }, members: null })
    expect(
      registeredNews([
        { id: 4, target: 'members' },
        { id: 7, target: 'orders' },
        { id: 2, target: 'members' },
      ]),
    ).toStrictEqual({
      tag: 'registered',
      orders: { count: 1, first: 7, last: 7 },
      members: { count: 2, first: 2, last: 4 },
    })
  })

  it('[P-012] that are added equal those of all registrations at once', () => {
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

  it('[P-012] replace pending news of the same kind', () => {
    expect(addedNews(halted, { ...halted, since: 2 })).toStrictEqual({ ...halted, since: 2 })
  })

  it('[P-012] and news of registrations replace each other completely', () => {
    const registered = registeredNews([{ id: 7, target: 'orders' }])
    expect(addedNews(registered, halted)).toStrictEqual(halted)
    expect(addedNews(halted, registered)).toStrictEqual(registered)
  })

  it('[P-012] have a kind for each sheet and problem', () => {
    expect([registeredNews([]), halted, { ...halted, tag: 'stalled' } as const].map(newsKind)).toStrictEqual([
      'registered',
      'halted orders',
      'stalled orders',
    ])
  })
})

describe('stored news', () => {
  const numbered = { count: 2, first: 3, last: 7 }
  const registered = { tag: 'registered', orders: numbered, members: null }
  const halted = { tag: 'halted', sheet: 'members', since: 1 }

  it.each([
    registered,
    { ...registered, orders: null, members: numbered },
    halted,
    { ...halted, tag: 'stalled' },
  ])('[P-012] are decoded unchanged: %j', (news) => {
    expect(News.decode(news)).toStrictEqual(E.right(news))
  })

  it.each([
    { news: { ...registered, tag: 'sold' }, why: 'another tag' },
    { news: { ...registered, members: undefined }, why: 'a kind left out' },
    { news: { ...registered, orders: { ...numbered, count: '2' } }, why: 'a number that is text' },
    { news: { ...registered, orders: { count: 2, first: 3 } }, why: 'no last number' },
    { news: { ...halted, tag: 'toString' }, why: 'another trouble' },
    { news: { ...halted, sheet: 'products' }, why: 'another sheet' },
    { news: { ...halted, since: null }, why: 'no moment' },
  ])('[P-012] are refused with $why', ({ news }) => {
    expect(E.isLeft(News.decode(news))).toBe(true)
  })
})
