import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aVideo } from '../../../support/fixtures/an-article-page'
import { renderApp } from '../../../support/views/render-app'

const videos = [aVideo('a', { title: 'Video a', videoSrc: '/videos/a.mp4' }), aVideo('b')]

describe('a video’s own page', () => {
  it('[M-057] shows the video with its title, started by the visitor', async () => {
    const { container } = renderApp('/app-news/video?id=a', { videos })
    await screen.findByRole('heading', { level: 1, name: 'Video a' })
    const video = container.querySelector('main video')
    expect(video?.getAttribute('src')).toBe('/videos/a.mp4')
    expect(video?.hasAttribute('autoplay')).toBe(false)
  })

  it('[M-066] has a play button over the poster until it plays, and the browser’s controls from then on', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    const { container, visitor } = renderApp('/app-news/video?id=a', { videos })
    const button = await screen.findByRole('button', { name: 'Phát video' })
    const video = container.querySelector('main video') as HTMLVideoElement
    expect(video.hasAttribute('controls')).toBe(false)
    await visitor.click(button)
    expect(play).toHaveBeenCalledTimes(1)
    fireEvent.play(video)
    expect(screen.queryByRole('button', { name: 'Phát video' })).toBeNull()
    expect(video.hasAttribute('controls')).toBe(true)
    play.mockRestore()
  })

  it('[M-057] leads to the other videos, and to all of them', async () => {
    renderApp('/app-news/video?id=a', { videos })
    const others = within(await screen.findByRole('region', { name: 'Video khác' }))
    expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toStrictEqual([
      '/app-news/list?tabIdx=0',
      '/app-news/video?id=b',
    ])
  })

  it('[M-057] has no other videos if there is only one', async () => {
    renderApp('/app-news/video?id=a', { videos: videos.slice(0, 1) })
    await screen.findByRole('heading', { level: 1, name: 'Video a' })
    expect(screen.queryByRole('region', { name: 'Video khác' })).toBeNull()
  })

  it.each(['/app-news/video?id=khong-co', '/app-news/video'])(
    '[M-057] redirects to the videos if there is no such video: %s',
    async (route) => {
      const { history } = renderApp(route, { videos })
      await waitFor(() => expect(history.at(-1)).toBe('/app-news/list?tabIdx=0'))
    },
  )
})
