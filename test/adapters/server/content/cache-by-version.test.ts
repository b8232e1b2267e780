import { describe, expect, it } from 'vitest'
import { cacheByVersion } from '../../../../src/adapters/server/content/cache-by-version'

describe('a text made from the content', () => {
  it('[M-001] is made once for each name and version, also for concurrent calls, and again after a failure', async () => {
    let version = {}
    let made = 0
    const cache = cacheByVersion<string>()
    const make = async () => `${++made}`
    const get = (name: string) => cache.get(name, version, make)
    expect(await Promise.all([get('a'), get('a'), get('b')])).toStrictEqual(['1', '1', '2'])
    expect(await get('a')).toBe('1')
    version = {}
    expect([await get('a'), await get('b')]).toStrictEqual(['3', '4'])
    await expect(cache.get('c', version, () => Promise.reject(new Error('of a test')))).rejects.toThrow(
      'of a test',
    )
    expect(await get('c')).toBe('5')
  })

  it('[M-001] is kept when the making of an earlier version fails later', async () => {
    const cache = cacheByVersion<string>()
    let fail = () => {}
    const failing = cache.get(
      'a',
      1,
      () =>
        new Promise((_, reject) => {
          fail = () => reject(new Error('of a test'))
        }),
    )
    expect(await cache.get('a', 2, async () => 'made')).toBe('made')
    fail()
    await expect(failing).rejects.toThrow('of a test')
    expect(await cache.get('a', 2, async () => 'made again')).toBe('made')
  })
})
