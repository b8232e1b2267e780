import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { VideoNotes } from '../../../src/ui/video/video-notes'
import { aVideo } from '../../support/an-article-page'
import { renderView } from '../../support/render-view'

describe('the notes below a video', () => {
  it('[M-070] are its chapters, which play from their start, and its transcript', async () => {
    const onChapter = vi.fn()
    const chapters = [
      { startSeconds: 0, title: 'Mở đầu' },
      { startSeconds: 65, title: 'Khi nào gặp bác sĩ' },
    ]
    const video = aVideo('1', { chapters, transcript: 'Chào bạn.\n\nHôm nay nói về ngủ.' })
    const { visitor } = renderView(<VideoNotes video={video} onChapter={onChapter} />)
    expect(screen.getByRole('list', { name: 'Các phần của video' })).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: '1:05 Khi nào gặp bác sĩ' }))
    expect(onChapter.mock.calls).toStrictEqual([[65]])
    expect(screen.getByText(/Chào bạn/).textContent).toBe('Chào bạn.\n\nHôm nay nói về ngủ.')
  })

  it('[M-070] are nothing if the video has neither', () => {
    const { container } = renderView(<VideoNotes video={aVideo('1')} onChapter={() => {}} />)
    expect(container.textContent).toBe('')
  })
})
