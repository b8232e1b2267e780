import { screen } from '@testing-library/react'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { ArticlePage } from '../../../../src/domain/news/response-bodies'
import { queryPage } from '../../../../src/domain/routing/route-query'
import type { LoadFailure } from '../../../../src/ports/services'
import { useQuery } from '../../../../src/ui/context/use-query'
import { ArticlesPanel } from '../../../../src/ui/screens/news-list/articles-panel'
import { aSummary } from '../../../support/fixtures/an-article-page'
import { answeredLater, soon } from '../../../support/views/answered-later'
import { renderView } from '../../../support/views/render-view'

const ofPage = (page: number, total: number): ArticlePage => ({
  articles: [aSummary(`trang-${page}`)],
  total,
})
const Panel = () => <ArticlesPanel page={queryPage(useQuery())} />
const busy = () => screen.getByRole('list').getAttribute('aria-busy')
const titles = () =>
  screen.queryAllByRole('link', { name: /^Bài/ }).map((link) => link.textContent?.split('Tóm tắt')[0])

describe('articles that are loading', () => {
  const showPanel = async () => {
    const { port, answer } = answeredLater<number, E.Either<LoadFailure, ArticlePage>>()
    const { visitor } = renderView(<Panel />, {
      route: '/app-news/list?tabIdx=1',
      ports: { loadArticles: port },
    })
    await soon()
    return { visitor, answer }
  }

  it('[M-058] keep their space', async () => {
    const { answer } = await showPanel()
    expect([busy(), titles(), document.querySelectorAll('li[aria-hidden="true"]').length]).toStrictEqual([
      'true',
      [],
      12,
    ])
    await answer(1, E.right(ofPage(1, 1)))
    expect([busy(), titles(), document.querySelectorAll('li[aria-hidden="true"]').length]).toStrictEqual([
      'false',
      ['Bài trang-1'],
      0,
    ])
  })

  it('[M-059] keep those of the former page until they are loaded', async () => {
    const { visitor, answer } = await showPanel()
    await answer(1, E.right(ofPage(1, 13)))
    await visitor.click(screen.getByRole('link', { name: 'Trang sau' }))
    await soon()
    expect([busy(), titles()]).toStrictEqual(['true', ['Bài trang-1']])
    expect(screen.getByRole('link', { name: 'Trang 2' }).ariaCurrent).toBe('page')
    await answer(2, E.right(ofPage(2, 13)))
    expect([busy(), titles()]).toStrictEqual(['false', ['Bài trang-2']])
  })
})

describe('a page of articles that does not exist', () => {
  it.each([
    { page: 3, total: 25, shown: 3, route: '/app-news/list?tabIdx=1&page=3' },
    { page: 4, total: 25, shown: 3, route: '/app-news/list?tabIdx=1&page=3' },
    { page: 99, total: 12, shown: 1, route: '/app-news/list?tabIdx=1' },
  ])(
    '[M-059, A-21] is replaced by the last page: page $page of $total articles',
    async ({ page, total, shown, route }) => {
      const { history } = renderView(<Panel />, {
        route: `/app-news/list?tabIdx=1&page=${page}`,
        ports: {
          loadArticles: (wanted) =>
            TE.right(wanted > shown ? { articles: [], total } : ofPage(wanted, total)),
        },
      })
      await soon()
      await soon()
      expect(history).toStrictEqual([route])
      expect(titles()).toStrictEqual([`Bài trang-${shown}`])
    },
  )
})

describe('a list without articles', () => {
  it.each([
    { why: 'there is none', answer: TE.right({ articles: [], total: 0 }) },
    { why: 'they cannot be had', answer: TE.left({ tag: 'refused' as const, status: 500 }) },
  ])('[M-133] shows a neutral message: $why', async ({ answer }) => {
    renderView(<Panel />, {
      route: '/app-news/list?tabIdx=1',
      ports: { loadArticles: () => answer, logFailure: () => () => {} },
    })
    expect(screen.queryByText(/Hiện chưa có nội dung/)).toBeNull()
    await soon()
    expect(
      screen.getByText('Hiện chưa có nội dung nào để xem. Bạn thử tải lại trang, hoặc quay lại sau ít phút.'),
    ).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
