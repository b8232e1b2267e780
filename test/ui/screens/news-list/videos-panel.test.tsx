import { screen } from '@testing-library/react'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { Video } from '../../../../src/domain/video/video'
import type { LoadFailure } from '../../../../src/ports/services'
import { VideosPanel } from '../../../../src/ui/screens/news-list/videos-panel'
import { aVideo } from '../../../support/fixtures/an-article-page'
import { answeredLater, soon } from '../../../support/views/answered-later'
import { renderView } from '../../../support/views/render-view'

const skeletons = () => document.querySelectorAll('li[aria-hidden="true"]').length
const names = () => screen.queryAllByRole('button').map((button) => button.textContent)

describe('videos that are loading', () => {
  it('[M-056] keep their space', async () => {
    const { port, answer } = answeredLater<'videos', E.Either<LoadFailure, ReadonlyArray<Video>>>()
    renderView(<VideosPanel />, {
      ports: { loadVideos: port('videos'), findVideoMinutes: () => TE.right(0) },
    })
    await soon()
    expect([skeletons(), names()]).toStrictEqual([10, []])
    await answer('videos', E.right([aVideo('1'), aVideo('2')]))
    expect([skeletons(), names()]).toStrictEqual([0, ['Video 1', 'Video 2']])
  })
})

describe('a list without videos', () => {
  it.each([
    { why: 'there is none', answer: TE.right([]), logs: [] },
    {
      why: 'they cannot be had',
      answer: TE.left({ tag: 'refused' as const, status: 500 }),
      logs: ['videos'],
    },
  ])('[M-133] shows a neutral message: $why', async ({ answer, logs }) => {
    const logged: Array<string> = []
    renderView(<VideosPanel />, {
      ports: { loadVideos: answer, logFailure: (what) => () => logged.push(what) },
    })
    expect(screen.queryByText(/Hiện chưa có nội dung/)).toBeNull()
    await soon()
    expect(
      screen.getByText('Hiện chưa có nội dung nào để xem. Bạn thử tải lại trang, hoặc quay lại sau ít phút.'),
    ).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(logged).toStrictEqual(logs)
  })
})
