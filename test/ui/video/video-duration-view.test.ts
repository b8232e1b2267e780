import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { videoDurationMachine } from '../../../src/domain/flows/video-duration.machine'
import { toDurationBadge } from '../../../src/ui/video/video-duration-view'
import { actorDone, actorFails, follow, startFlow } from '../../support/flow'

const far = startFlow(videoDurationMachine, { id: '1', videoSrc: '/videos/1.mp4' })
const finding = follow(far, { type: 'video.near' })

describe('the badge of a video’s length', () => {
  it.each([
    { when: 'the card is far away', flow: far, badge: null },
    { when: 'the length is being found', flow: finding, badge: null },
    {
      when: 'the card is far away and the service gives 64 seconds',
      flow: far,
      seconds: 64,
      badge: '1\u00a0phút',
    },
    {
      when: 'it is being found and the service gives 59 seconds',
      flow: finding,
      seconds: 59,
      badge: '59\u00a0giây',
    },
    {
      when: 'it is being found and the service gives 60 seconds',
      flow: finding,
      seconds: 60,
      badge: '1\u00a0phút',
    },
    {
      when: 'the file cannot be played, whatever the service gives',
      flow: follow(finding, actorDone('findMinutes', E.left('mediaError' as const))),
      seconds: 64,
      badge: null,
    },
    {
      when: 'it is 1 minute',
      flow: follow(finding, actorDone('findMinutes', E.right(1))),
      badge: '1\u00a0phút',
    },
    {
      when: 'it is under a minute',
      flow: follow(finding, actorDone('findMinutes', E.right(0))),
      badge: null,
    },
    {
      when: 'it is under a minute and the service gives its seconds',
      flow: follow(finding, actorDone('findMinutes', E.right(0))),
      seconds: 59,
      badge: '59\u00a0giây',
    },
    {
      when: 'the service gives 60 seconds, and the file less than a minute',
      flow: follow(finding, actorDone('findMinutes', E.right(0))),
      seconds: 60,
      badge: null,
    },
    {
      when: 'it stayed unknown',
      flow: follow(finding, actorDone('findMinutes', E.left('failed' as const))),
      badge: null,
    },
    {
      when: 'the file cannot be played',
      flow: follow(finding, actorDone('findMinutes', E.left('mediaError' as const))),
      badge: null,
    },
    { when: 'reading it broke', flow: follow(finding, actorFails('findMinutes')), badge: null },
  ])('[M-103, A-36] is $badge if $when', ({ flow, badge, seconds = 0 }) => {
    expect(toDurationBadge(flow.snapshot, seconds)).toBe(badge)
  })
})
