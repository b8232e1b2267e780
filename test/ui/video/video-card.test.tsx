import { cleanup, screen } from '@testing-library/react'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { createFindVideoMinutes } from '../../../src/adapters/browser/find-video-minutes'
import { videoDurationMachine } from '../../../src/domain/flows/video-duration.machine'
import { toDurationBadge, VideoCard } from '../../../src/ui/video/video-card'
import { aVideo } from '../../support/fixtures/an-article-page'
import { actorDone, actorFails, follow, startFlow } from '../../support/flows/flow'
import { memoryStorage } from '../../support/views/memory-storage'
import { renderView } from '../../support/views/render-view'

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

describe('a video’s card', () => {
  it('[M-103, M-104] shows the minutes of its file, and at the next visit the cached ones', async () => {
    const storage = memoryStorage()
    const fetched: Array<string> = []
    const showCard = () =>
      renderView(<VideoCard loading="lazy" video={aVideo('1')} onOpen={() => {}} />, {
        ports: {
          findVideoMinutes: createFindVideoMinutes(
            () => storage,
            (src) => {
              fetched.push(src)
              return TE.right(185)
            },
          ),
        },
      })
    showCard()
    await screen.findByText('3 phút')
    expect(storage.getItem('VIDEO_DURATION')).toBe('{"1":3}')
    cleanup()
    showCard()
    await screen.findByText('3 phút')
    expect(fetched).toStrictEqual(['/videos/1.mp4'])
  })

  it('[M-103] has no badge if the length is unknown', async () => {
    renderView(<VideoCard loading="lazy" video={aVideo('1')} onOpen={() => {}} />, {
      ports: { findVideoMinutes: () => TE.left('failed') },
    })
    await screen.findByRole('button', { name: 'Video 1' })
    expect(screen.queryByText(/phút/)).toBeNull()
  })
})
