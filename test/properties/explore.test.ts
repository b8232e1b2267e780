import { describe, expect, it } from 'vitest'
import { explore, type Model } from '../support/properties/explore'

/** Counts up by one or two to four; from three it may fall into a pit. */
const counter: Model<number, string> = {
  start: 0,
  key: String,
  moves: (count) =>
    [
      { label: 'one', state: count + 1, facts: [] },
      { label: 'two', state: count + 2, facts: ['jumped'] },
      ...(count === 3 ? [{ label: 'fall', state: -9, facts: [] }] : []),
    ].filter(({ state }) => count >= 0 && state <= 4),
}

describe('exploring', () => {
  it('visits every state and step once', () => {
    expect(explore(counter, { properties: [] })).toMatchObject({ states: 6, steps: 8 })
  })

  it('returns the shortest path that breaks a property, and none if it holds', () => {
    const { broken } = explore(counter, {
      properties: [
        ({ state }) => state === 4,
        ({ state }) => state > 4,
        ({ facts }) => facts.includes('jumped'),
      ],
    })
    expect(broken).toStrictEqual([['two', 'two'], null, ['two']])
  })

  it('reports a property that is broken at the start', () => {
    expect(explore(counter, { properties: [({ state }) => state === 0] }).broken).toStrictEqual([
      ['at the start'],
    ])
  })

  it('begins in each of several states, and names the one in which a path begins', () => {
    const model = { ...counter, others: [{ label: 'from three', state: 3 }] }
    expect(explore(model, { properties: [] })).toMatchObject({ states: 6, steps: 8 })
    expect(
      explore(model, { properties: [({ state }) => state === 4, ({ state }) => state === 3] }).broken,
    ).toStrictEqual([
      ['from three', 'one'],
      ['from three', 'at the start'],
    ])
  })

  it('returns the shortest path to a state from which no good state is reachable', () => {
    expect(explore(counter, { properties: [], isGood: (count) => count === 4 }).stuck).toStrictEqual([
      ['one', 'two', 'fall'],
    ])
    expect(explore(counter, { properties: [], isGood: (count) => count !== 0 }).stuck).toStrictEqual([])
  })
})
