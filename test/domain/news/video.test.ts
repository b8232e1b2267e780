import { describe, expect, it } from 'vitest'
import { toVideo } from '../../../src/domain/news/video'

describe('toVideo', () => {
  it('[M-102] copies url into videoSrc and keeps the rest', () => {
    const record = {
      id: 'v1',
      url: '/v/1.mp4',
      title: 'Ngủ đủ',
      description: 'Vì sao',
      thumbnail: '/v/1.svg',
      updatedAt: '2026-11-01',
    }
    expect(toVideo(record)).toStrictEqual({ ...record, videoSrc: '/v/1.mp4' })
  })
})
