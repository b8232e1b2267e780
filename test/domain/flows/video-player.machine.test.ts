import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import {
  VIDEO_SIZE_CHECK_MS,
  VIDEO_SIZE_LIMIT_MS,
  videoPlayerMachine,
} from '../../../src/domain/flows/video-player.machine'
import { acceptedEvents } from '../../support/flows/accepted-events'
import { actorDone, actorFails, afterDelay, follow, startFlow } from '../../support/flows/flow'

const widescreen = { width: 16, height: 9 }
const upright = { width: 720, height: 1_280 }
const limit = { wait: 'VIDEO_SIZE_LIMIT_MS.videoPlayer.sizing', ms: 5_000 }
const check = { wait: 'VIDEO_SIZE_CHECK_MS.videoPlayer.sizing.waiting', ms: 50 }
const read = { start: 'readVideoSize', input: undefined }
const sizeArrives = { type: 'media.size', size: upright } as const
const mediaFails = { type: 'media.fail' } as const

const checking = startFlow(videoPlayerMachine)
const waiting = follow(checking, actorDone('readVideoSize', O.none))
const showing = follow(checking, actorDone('readVideoSize', O.some(upright)))
const failed = follow(checking, mediaFails)
const retry = { type: 'media.retry' } as const

const spinning = [
  {
    state: 'checking',
    flow: checking,
    left: [{ stop: 'readVideoSize' }, { cancel: limit.wait }],
    leftByLimit: [{ stop: 'readVideoSize' }],
  },
  {
    state: 'waiting',
    flow: waiting,
    left: [{ cancel: check.wait }, { cancel: limit.wait }],
    leftByLimit: [{ cancel: check.wait }],
  },
]

describe('a video of unknown size', () => {
  it('[M-067] shows the spinner while its size is read, for at most 5 s', () => {
    expect(VIDEO_SIZE_LIMIT_MS).toBe(5_000)
    expect(checking.snapshot.value).toStrictEqual({ sizing: 'checking' })
    expect(checking.snapshot.tags).toStrictEqual(new Set(['spinning']))
    expect(checking.snapshot.context).toStrictEqual({ size: widescreen })
    expect(checking.effects).toStrictEqual([limit, read])
    expect(Object.keys(checking.snapshot.children)).toStrictEqual(['readVideoSize'])
  })

  it.each([
    { why: 'is not known yet', answer: actorDone('readVideoSize', O.none) },
    { why: 'could not be read', answer: actorFails('readVideoSize') },
  ])('[M-068] shows the spinner for another 50 ms if the size $why', ({ answer }) => {
    expect(VIDEO_SIZE_CHECK_MS).toBe(50)
    const unknown = follow(checking, answer)
    expect(unknown.snapshot.value).toStrictEqual({ sizing: 'waiting' })
    expect(unknown.snapshot.tags).toStrictEqual(new Set(['spinning']))
    expect(unknown.effects).toStrictEqual([check])
  })

  it('[M-068, A-24] checks again after 50 ms, within the same 5 s', () => {
    const again = follow(waiting, afterDelay(50))
    expect(again.snapshot.value).toStrictEqual({ sizing: 'checking' })
    expect(again.effects).toStrictEqual([read])
    expect(again.timers).toStrictEqual([limit])
  })

  it('[M-067, A-24] is shown at its size as soon as it is known', () => {
    expect(showing.snapshot.value).toBe('showing')
    expect(showing.snapshot.tags).toStrictEqual(new Set())
    expect(showing.snapshot.context).toStrictEqual({ size: upright })
    expect(showing.effects).toStrictEqual([{ cancel: limit.wait }])
  })

  it.each(spinning)(
    '[M-067, A-24] is shown when the media reports its size while $state',
    ({ flow, left }) => {
      const told = follow(flow, sizeArrives)
      expect(told.snapshot.value).toBe('showing')
      expect(told.snapshot.context).toStrictEqual({ size: upright })
      expect(told.effects).toStrictEqual(left)
    },
  )

  it.each(spinning)('[M-068, A-24] is shown at 16:9 after 5 s while $state', ({ flow, leftByLimit }) => {
    const timedOut = follow(flow, afterDelay(5_000))
    expect(timedOut.snapshot.value).toBe('showing')
    expect(timedOut.snapshot.tags).toStrictEqual(new Set())
    expect(timedOut.snapshot.context).toStrictEqual({ size: widescreen })
    expect(timedOut.effects).toStrictEqual(leftByLimit)
    expect(timedOut.timers).toStrictEqual([])
  })

  it.each(spinning)(
    '[M-068, A-24] hides the spinner if the file cannot be played while $state',
    ({ flow, left }) => {
      const broken = follow(flow, mediaFails)
      expect(broken.snapshot.value).toBe('failed')
      expect(broken.snapshot.tags).toStrictEqual(new Set())
      expect(broken.effects).toStrictEqual(left)
    },
  )
})

describe('a video that is shown', () => {
  it('[M-068, A-24] takes its own ratio if the size is known after the 5 s', () => {
    const late = follow(checking, afterDelay(5_000), sizeArrives)
    expect(late.snapshot.value).toBe('showing')
    expect(late.snapshot.context).toStrictEqual({ size: upright })
    expect(late.effects).toStrictEqual([])
  })

  it('[M-067] reports a file that cannot be played', () => {
    const broken = follow(showing, mediaFails)
    expect(broken.snapshot.value).toBe('failed')
    expect(broken.effects).toStrictEqual([])
  })

  it('[M-067] is tried again with the spinner', () => {
    const again = follow(failed, retry)
    expect(again.snapshot.value).toStrictEqual(checking.snapshot.value)
    expect(again.snapshot.tags).toStrictEqual(new Set(['spinning']))
  })
})

describe('the player in each state', () => {
  it.each([
    { state: 'checking', flow: checking, accepted: ['media.size', 'media.fail'] },
    { state: 'waiting', flow: waiting, accepted: ['media.size', 'media.fail'] },
    { state: 'showing', flow: showing, accepted: ['media.size', 'media.fail'] },
    { state: 'failed', flow: failed, accepted: ['media.retry'] },
  ])('[M-067, M-068] takes only $accepted while $state', ({ flow, accepted }) => {
    expect(
      acceptedEvents(flow, { 'media.size': sizeArrives, 'media.fail': mediaFails, 'media.retry': retry }),
    ).toStrictEqual(accepted)
  })
})
