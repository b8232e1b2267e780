import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  contentKind,
  mergedContent,
  NoticeContent,
  registeredContent,
} from '../../../src/domain/notice/notice'

const arrived = fc.array(
  fc.record({ id: fc.integer({ min: 1, max: 1_000 }), target: fc.constantFrom('orders', 'members') }),
)

describe('contents of notices about registrations', () => {
  it('[P-012] names at most five references, the first ones', () => {
    const five = ['A', 'B', 'C', 'D', 'E']
    const content = registeredContent([{ id: 1, target: 'orders' }], five.slice(0, 4))
    expect(
      mergedContent(content, registeredContent([{ id: 2, target: 'orders' }], ['E', 'F'])),
    ).toMatchObject({
      references: five,
    })
    expect(registeredContent([{ id: 1, target: 'orders' }])).not.toHaveProperty('references')
  })

  it('[P-012] are counted by kind, with the lowest and the highest number', () => {
    expect(
      registeredContent([
        { id: 7, target: 'orders' },
        { id: 3, target: 'orders' },
        { id: 5, target: 'orders' },
      ]),
    ).toStrictEqual({ tag: 'registered', orders: { count: 3, first: 3, last: 7 }, members: null })
    expect(
      registeredContent([
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
        expect(mergedContent(registeredContent(some), registeredContent(others))).toStrictEqual(
          registeredContent([...some, ...others]),
        )
      }),
    )
  })
})

describe('contents of notices about a sheet', () => {
  const halted = { tag: 'halted', sheet: 'orders', since: 1 } as const

  it('[P-012] replace pending content of the same kind', () => {
    expect(mergedContent(halted, { ...halted, since: 2 })).toStrictEqual({ ...halted, since: 2 })
  })

  it('[P-012] and content of registrations replace each other completely', () => {
    const registered = registeredContent([{ id: 7, target: 'orders' }])
    expect(mergedContent(registered, halted)).toStrictEqual(halted)
    expect(mergedContent(halted, registered)).toStrictEqual(registered)
  })

  it('[P-012] have a kind for each sheet and problem', () => {
    expect(
      [registeredContent([]), halted, { ...halted, tag: 'stalled' } as const].map(contentKind),
    ).toStrictEqual(['registered', 'halted orders', 'stalled orders'])
  })
})

describe('stored contents of notices', () => {
  const numbered = { count: 2, first: 3, last: 7 }
  const registered = { tag: 'registered', orders: numbered, members: null }
  const halted = { tag: 'halted', sheet: 'members', since: 1 }

  it.each([
    registered,
    { ...registered, orders: null, members: numbered },
    halted,
    { ...halted, tag: 'stalled' },
  ])('[P-012] are decoded unchanged: %j', (content) => {
    expect(NoticeContent.decode(content)).toStrictEqual(E.right(content))
  })

  it.each([
    { content: { ...registered, tag: 'sold' }, why: 'another tag' },
    { content: { ...registered, members: undefined }, why: 'a kind left out' },
    { content: { ...registered, orders: { ...numbered, count: '2' } }, why: 'a number that is text' },
    { content: { ...registered, orders: { count: 2, first: 3 } }, why: 'no last number' },
    { content: { ...halted, tag: 'toString' }, why: 'another trouble' },
    { content: { ...halted, sheet: 'products' }, why: 'another sheet' },
    { content: { ...halted, since: null }, why: 'no moment' },
  ])('[P-012] are refused with $why', ({ content }) => {
    expect(E.isLeft(NoticeContent.decode(content))).toBe(true)
  })
})
