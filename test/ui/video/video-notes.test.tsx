import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { VideoDialog } from '../../../src/ui/video/video-dialog'
import { VideoNotes } from '../../../src/ui/video/video-notes'
import { aVideo } from '../../support/fixtures/an-article-page'
import { renderApp } from '../../support/views/render-app'
import { renderView } from '../../support/views/render-view'

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
    expect(screen.getByText('Bản chép lời').closest('details')?.open).toBe(false)
    expect(screen.getByText(/Chào bạn/).textContent).toBe('Chào bạn.\n\nHôm nay nói về ngủ.')
  })

  it('[M-070] are nothing if the video has neither', () => {
    const { container } = renderView(<VideoNotes video={aVideo('1')} onChapter={() => {}} />)
    expect(container.textContent).toBe('')
  })

  it.each([
    { voice: 'synthetic', isLabelled: true },
    { voice: '', isLabelled: false },
    { voice: 'human', isLabelled: false },
  ])(
    '[M-070] label a synthetic voice, in the player and on the page: "$voice"',
    async ({ voice, isLabelled }) => {
      const video = aVideo('1', { voice })
      renderView(<VideoDialog video={video} onClose={() => {}} />)
      expect(screen.queryAllByText('Giọng đọc do máy tạo')).toHaveLength(isLabelled ? 1 : 0)
      cleanup()
      renderApp('/app-news/video?id=1', { videos: [video] })
      await screen.findByRole('heading', { level: 1, name: 'Video 1' })
      expect(screen.queryAllByText('Giọng đọc do máy tạo')).toHaveLength(isLabelled ? 1 : 0)
    },
  )

  it('[M-070] name who answers for the food supplements that the video shows', () => {
    const organisation = 'Công ty A, số 1, Hà Nội'
    const { container } = renderView(
      <VideoNotes video={aVideo('1', { organisation })} onChapter={() => {}} />,
    )
    expect(container.textContent).toBe(
      'Thực phẩm bảo vệ sức khỏe. Thực phẩm này không phải là thuốc và không có tác dụng thay thế thuốc chữa bệnh.Tổ chức chịu trách nhiệm: Công ty A, số\u00a01, Hà Nội.',
    )
  })
})
