import { cleanup, screen } from '@testing-library/react'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { createFindVideoMinutes } from '../../../src/adapters/browser/find-video-minutes'
import { VideoCard } from '../../../src/ui/video/video-card'
import { aVideo } from '../../support/an-article-page'
import { memoryStorage } from '../../support/memory-storage'
import { renderView } from '../../support/render-view'

describe('a video’s card', () => {
  it('[M-103][M-104] shows the minutes of its file, and at the next visit the cached ones', async () => {
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
