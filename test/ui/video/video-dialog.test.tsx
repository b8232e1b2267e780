import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VideoDialog } from '../../../src/ui/video/video-dialog'
import { aVideo } from '../../support/fixtures/an-article-page'
import { mustNotBeCalled } from '../../support/must-not-be-called'
import { renderView } from '../../support/views/render-view'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const openPlayer = (onClose: () => void = mustNotBeCalled('onClose')) => {
  renderView(<VideoDialog video={aVideo('1', { description: 'Dòng một\nDòng hai' })} onClose={onClose} />)
  const video = document.querySelector('video')
  if (video === null) throw new Error('the player has no video')
  return video
}
const spinner = () => screen.queryByText('Đang tải ...', { exact: true })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const hasSize = (video: HTMLVideoElement, width: number, height: number) => {
  vi.spyOn(video, 'videoWidth', 'get').mockReturnValue(width)
  vi.spyOn(video, 'videoHeight', 'get').mockReturnValue(height)
}

describe('the video player', () => {
  it('[M-066] is named by its video, which plays by itself', () => {
    const video = openPlayer()
    expect(screen.getByRole('dialog', { name: 'Video 1' })).toBeDefined()
    expect([video.getAttribute('src'), video.autoplay]).toStrictEqual(['/videos/1.mp4', true])
  })

  it('[M-066] names its captions', () => {
    expect(openPlayer().querySelector('track')?.label).toBe('Tiếng Việt')
  })

  it.each([
    { thumbnail: '/pictures/videos/1.webp', behind: 1 },
    { thumbnail: '', behind: 0 },
  ])('[M-071] fills its box with its poster behind the picture: "$thumbnail"', ({ thumbnail, behind }) => {
    renderView(<VideoDialog video={aVideo('1', { thumbnail })} onClose={mustNotBeCalled('onClose')} />)
    expect(document.querySelectorAll('dialog img[alt=""]')).toHaveLength(behind)
  })

  it('[M-067] shows the spinner until the file has a size', async () => {
    const video = openPlayer()
    await pass(1_000)
    expect([spinner() === null, video.controls]).toStrictEqual([false, false])
    hasSize(video, 640, 480)
    fireEvent.loadedMetadata(video)
    expect([spinner() === null, video.controls]).toStrictEqual([true, true])
    expect(video.style.aspectRatio).toBe('640 / 480')
  })

  it('[M-068] checks the size every 50 ms', async () => {
    const video = openPlayer()
    await pass(40)
    hasSize(video, 320, 240)
    await pass(9)
    expect(spinner()).not.toBeNull()
    await pass(1)
    expect(spinner()).toBeNull()
    expect(video.style.aspectRatio).toBe('320 / 240')
  })

  it('[M-068] shows the video at 16:9 after 5 s', async () => {
    const video = openPlayer()
    await pass(4_999)
    expect(spinner()).not.toBeNull()
    await pass(1)
    expect(spinner()).toBeNull()
    expect(video.style.aspectRatio).toBe('16 / 9')
  })

  it('[M-067] says that a file cannot be played', () => {
    const video = openPlayer()
    fireEvent.error(video)
    expect(spinner()).toBeNull()
    expect(screen.getByRole('alert').textContent).toMatch(/^Hiện chưa xem được video này\./)
    expect(document.querySelector('video')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
    expect([spinner() === null, screen.queryByRole('alert')]).toStrictEqual([false, null])
    expect(document.querySelector('video')?.getAttribute('src')).toBe('/videos/1.mp4')
  })

  it('[M-069] closes by its button and at a click beside the video, not on it', () => {
    const onClose = vi.fn()
    const video = openPlayer(onClose)
    fireEvent.click(video)
    expect(onClose).not.toHaveBeenCalled()
    const backdrop = video.closest('[data-part="backdrop"]')
    if (backdrop === null) throw new Error('no backdrop')
    fireEvent.click(backdrop)
    expect(onClose).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByRole('button', { name: 'Đóng' }))
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('[M-070] expands and collapses its description', () => {
    openPlayer()
    expect(screen.queryByText(/^Dòng một/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Xem thêm' }))
    expect(screen.getByText(/^Dòng một/).textContent).toBe('Dòng một\nDòng hai')
    fireEvent.click(screen.getByRole('button', { name: 'Rút gọn' }))
    expect(screen.queryByText(/^Dòng một/)).toBeNull()
  })

  it.each([
    { maxWidth: undefined, drawn: '1000px' },
    { maxWidth: 500, drawn: '500px' },
  ])('[M-071] is at most $drawn wide', ({ maxWidth, drawn }) => {
    renderView(
      <VideoDialog
        video={aVideo('1')}
        onClose={mustNotBeCalled('onClose')}
        {...(maxWidth === undefined ? {} : { maxWidth })}
      />,
    )
    expect(document.querySelector('video')?.style.maxWidth).toBe(drawn)
    expect(document.querySelector('video')?.style.height).toBe('75dvh')
  })
})
