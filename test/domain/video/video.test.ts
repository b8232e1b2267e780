import { describe, expect, it } from 'vitest'
import { toVideo } from '../../../src/domain/video/video'

describe('toVideo', () => {
  it('[M-102] copies url into videoSrc and keeps the rest', () => {
    const record = {
      id: 'v1',
      url: '/v/1.mp4',
      title: 'Ngủ đủ',
      description: 'Vì sao',
      thumbnail: '/v/1.svg',
      publishedAt: '2026-10-01',
      updatedAt: '2026-11-01',
      durationSeconds: 65,
      captionsUrl: '/v/1.vtt',
      chapters: [{ startSeconds: 0, title: 'Mở đầu' }],
      transcript: 'Chào bạn.',
      voice: 'synthetic',
      organisation: '',
    }
    expect(toVideo(record)).toStrictEqual({ ...record, videoSrc: '/v/1.mp4' })
  })
})
