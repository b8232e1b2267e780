import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { createFindVideoMinutes } from '../../../src/adapters/browser/find-video-minutes'
import { mustNotBeCalled } from '../../support/must-not-be-called'
import { memoryStorage } from '../../support/views/memory-storage'

const video = { id: 'a', videoSrc: '/a.mp4' }
describe('the length of a video in minutes', () => {
  it('[M-103, M-104] is read from its file and stored under VIDEO_DURATION', async () => {
    const storage = memoryStorage({ VIDEO_DURATION: '{"b":3}' })
    const find = createFindVideoMinutes(
      () => storage,
      () => TE.right(125),
    )
    expect(await find(video)()).toStrictEqual(E.right(2))
    expect(storage.getItem('VIDEO_DURATION')).toBe('{"b":3,"a":2}')
  })

  it('[M-104] is not fetched again once it is known', async () => {
    const storage = memoryStorage({ VIDEO_DURATION: '{"a":7}' })
    expect(
      await createFindVideoMinutes(() => storage, mustNotBeCalled('readMediaSeconds'))(video)(),
    ).toStrictEqual(E.right(7))
  })

  it.each([
    { why: 'a media error', read: TE.left('mediaError' as const), failure: 'mediaError' },
    { why: 'silence', read: TE.left('failed' as const), failure: 'failed' },
    { why: 'an endless stream', read: TE.right(Number.POSITIVE_INFINITY), failure: 'failed' },
    { why: 'no number', read: TE.right(Number.NaN), failure: 'failed' },
  ])('[M-103, A-36] stays unknown and is not stored: $why', async ({ read, failure }) => {
    const storage = memoryStorage()
    expect(
      await createFindVideoMinutes(
        () => storage,
        () => read,
      )(video)(),
    ).toStrictEqual(E.left(failure))
    expect(storage.getItem('VIDEO_DURATION')).toBe(null)
  })

  it('[M-104] is read each time if storage throws', async () => {
    const find = createFindVideoMinutes(
      () => {
        throw new Error('denied')
      },
      () => TE.right(60),
    )
    expect(await find(video)()).toStrictEqual(E.right(1))
  })

  it('[M-104] is read from at most two files at a time, in order', async () => {
    const begun: Array<string> = []
    const ends: Array<() => void> = []
    const find = createFindVideoMinutes(
      () => memoryStorage(),
      (src) => () => {
        begun.push(src)
        return new Promise((resolve) => ends.push(() => resolve(E.right(60))))
      },
    )
    const all = ['1', '2', '3', '4'].map((id) => find({ id, videoSrc: id })())
    const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
    await settle()
    expect(begun).toStrictEqual(['1', '2'])
    ends[1]?.()
    const late = find({ id: '5', videoSrc: '5' })()
    await settle()
    expect(begun).toStrictEqual(['1', '2', '3'])
    for (const index of [0, 2, 3, 4]) {
      ends[index]?.()
      await settle()
    }
    await Promise.all([...all, late])
    expect(begun).toStrictEqual(['1', '2', '3', '4', '5'])
  })
})
