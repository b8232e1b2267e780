import fastify from 'fastify'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { videosRoute } from '../../../../src/adapters/server/routes/videos-route'
import type { ReadVideos } from '../../../../src/ports/content'
import { mustNotBeCalled } from '../../../support/must-not-be-called'

const PATH = '/doctor/api/media/videos'
const video = (index: number) => ({
  id: `tap-${index}`,
  url: `/videos/tap-${index}.mp4`,
  title: 'Tập mẫu',
  description: 'Một.',
  thumbnail: '/pictures/news/bai-mau.svg',
  publishedAt: '2026-01-30',
  updatedAt: '2026-01-31',
  durationSeconds: 65,
  captionsUrl: '',
  chapters: [{ startSeconds: 0, title: 'Mở đầu' }],
  transcript: 'Chào bạn.',
  voice: 'synthetic',
  organisation: '',
})
const videos = (count: number) => Array.from({ length: count }, (_, index) => video(index))

const appWith = (readVideos: ReadVideos) => fastify().register(videosRoute({ readVideos }))
describe('the list of videos', () => {
  it('[M-130] has every field', async () => {
    const answer = await appWith(TE.right(videos(1))).inject(`${PATH}?page=0&limit=10&domain=a.example`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toStrictEqual({
      data: [
        {
          id: 'tap-0',
          url: '/videos/tap-0.mp4',
          title: 'Tập mẫu',
          description: 'Một.',
          thumbnail: '/pictures/news/bai-mau.svg',
          publishedAt: '2026-01-30',
          updatedAt: '2026-01-31',
          durationSeconds: 65,
          captionsUrl: '',
          chapters: [{ startSeconds: 0, title: 'Mở đầu' }],
          transcript: 'Chào bạn.',
          voice: 'synthetic',
          organisation: '',
        },
      ],
    })
  })

  it.each([
    ['', 10],
    ['?page=1', 1],
    ['?page=2', 0],
    ['?limit=100', 11],
    ['?limit=1', 1],
  ])('[M-130] %j of 11 videos has %d', async (query, shown) => {
    expect((await appWith(TE.right(videos(11))).inject(`${PATH}${query}`)).json().data).toHaveLength(shown)
  })

  it.each(['?page=-1', '?limit=0', '?limit=', '?page=0&page=0'])('[M-130] refuses %j', async (query) => {
    const answer = await appWith(mustNotBeCalled('readVideos')).inject(`${PATH}${query}`)
    expect([answer.statusCode, answer.json()]).toStrictEqual([400, { error: 'badQuery' }])
  })

  it('[M-133] that cannot be read is 503', async () => {
    const answer = await appWith(
      TE.left({ tag: 'unreadable', file: 'videos', reason: 'Tệp này không tồn tại.' }),
    ).inject(PATH)
    expect([answer.statusCode, answer.json()]).toStrictEqual([503, { error: 'unavailable' }])
  })
})
