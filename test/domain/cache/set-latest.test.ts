import { describe, expect, it } from 'vitest'
import { setLatest } from '../../../src/domain/cache/set-latest'

const mapAfter = (...keys: ReadonlyArray<string>): ReadonlyArray<readonly [string, number]> => {
  const map = new Map<string, number>()
  for (const [at, key] of keys.entries()) setLatest(map, key, at, 2)
  return [...map]
}

describe('a map that keeps its newest entries', () => {
  it('keeps as many as it may', () => {
    expect(mapAfter('a', 'b')).toStrictEqual([
      ['a', 0],
      ['b', 1],
    ])
  })

  it('drops the oldest when another one comes', () => {
    expect(mapAfter('a', 'b', 'c')).toStrictEqual([
      ['b', 1],
      ['c', 2],
    ])
  })

  it('takes an entry that is set again for the newest', () => {
    expect(mapAfter('a', 'b', 'a', 'c')).toStrictEqual([
      ['a', 2],
      ['c', 3],
    ])
  })
})
