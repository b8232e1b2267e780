import fc from 'fast-check'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import {
  DURATION_CACHE_KEY,
  durationMinutes,
  knownDuration,
  readDurationCache,
  withDuration,
  writeDurationCache,
} from '../../../src/domain/video/duration-cache'

describe('durationMinutes', () => {
  it.each([
    { seconds: 0, minutes: 0, why: 'nothing' },
    { seconds: 59.9, minutes: 0, why: 'not yet a minute' },
    { seconds: 60, minutes: 1, why: 'a minute' },
    { seconds: 119.9, minutes: 1, why: 'not yet two' },
    { seconds: 754, minutes: 12, why: 'whole minutes only' },
    { seconds: -60, minutes: 0, why: 'negative' },
    { seconds: Number.NaN, minutes: 0, why: 'unknown' },
    { seconds: Number.POSITIVE_INFINITY, minutes: 0, why: 'endless, a live stream' },
  ])('[M-103, A-36] of $seconds s is $minutes: $why', ({ seconds, minutes }) => {
    expect(durationMinutes(seconds)).toBe(minutes)
  })

  it('[M-103] is a whole number from 0, whatever the media says', () => {
    fc.assert(
      fc.property(fc.double(), (seconds) => {
        expect(Number.isInteger(durationMinutes(seconds))).toBe(true)
        expect(durationMinutes(seconds)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('the duration cache', () => {
  it('[M-104] is stored under VIDEO_DURATION', () => {
    expect(DURATION_CACHE_KEY).toBe('VIDEO_DURATION')
  })

  it.each([
    { stored: '{"v1":12,"v2":0}', cache: { v1: 12, v2: 0 }, why: 'ids with whole minutes' },
    { stored: null, cache: {}, why: 'nothing stored yet' },
    { stored: '', cache: {}, why: 'an empty text' },
    { stored: '{"v1":', cache: {}, why: 'a text cut off' },
    { stored: '[12]', cache: {}, why: 'a list' },
    { stored: 'null', cache: {}, why: 'null' },
    { stored: '12', cache: {}, why: 'a number' },
    { stored: '{"a":1.5,"b":-1,"c":"3","d":null,"e":4}', cache: { e: 4 }, why: 'entries that make no sense' },
  ])('[M-104, A-36] read from $stored: $why', ({ stored, cache }) => {
    expect(readDurationCache(stored)).toStrictEqual(cache)
  })

  it('[M-104] keeps what it knew and takes the newer of two', () => {
    expect(withDuration({ v1: 12, v2: 3 }, 'v2', 4)).toStrictEqual({ v1: 12, v2: 4 })
  })

  it.each([
    { id: 'v1', known: O.some(12), why: 'it is in the cache' },
    { id: 'v2', known: O.some(0), why: 'a known 0 is not fetched again' },
    { id: 'v3', known: O.none, why: 'it is not in the cache' },
    { id: 'toString', known: O.none, why: 'every object has such a property, the cache has not' },
  ])('[M-104] knows $known of $id: $why', ({ id, known }) => {
    expect(knownDuration({ v1: 12, v2: 0 }, id)).toStrictEqual(known)
  })

  it('[M-104] is read back as it was written', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.nat()), fc.string(), fc.nat(), (entries, id, minutes) => {
        const cache = withDuration(entries, id, minutes)
        expect(readDurationCache(writeDurationCache(cache))).toEqual(cache)
        expect(knownDuration(cache, id)).toStrictEqual(O.some(minutes))
      }),
    )
  })
})
