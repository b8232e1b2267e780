import { screen, waitFor, within } from '@testing-library/react'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Article } from '../../../../src/domain/news/article'
import type { LoadFailure } from '../../../../src/ports/services'
import { aSummary, aWholeArticle } from '../../../support/fixtures/an-article-page'
import { answeredLater } from '../../../support/views/answered-later'
import { renderApp } from '../../../support/views/render-app'

const article = aWholeArticle('a', {
  tags: [{ name: 'Tim mạch' }, { name: 'Thể thao' }],
  content: '<h2>Phần một</h2><p>Chữ <b>đậm</b></p>',
  news: ['b', 'c', 'd', 'e'].map((id) => aSummary(id)),
})
const ports = { loadArticle: () => TE.right(article) }

afterEach(() => {
  Reflect.deleteProperty(document, 'scrollingElement')
})

describe('an article', () => {
  it('[M-062] shows title, first tag, excerpt and its content', async () => {
    const { container } = renderApp('/app-news/list/detail?id=a', { ports })
    await screen.findByRole('heading', { level: 1, name: 'Bài a' })
    expect(screen.getByText('Tim mạch')).toBeDefined()
    expect(screen.queryByText('Thể thao')).toBeNull()
    expect(screen.getByText('Tóm tắt a')).toBeDefined()
    expect(container.querySelector('[data-part="article-content"]')?.innerHTML).toBe(
      '<h2>Phần một</h2><p>Chữ <b>đậm</b></p>',
    )
  })

  it('[M-063] shows three related ones', async () => {
    renderApp('/app-news/list/detail?id=a', { ports })
    const related = within(await screen.findByRole('region', { name: 'Bài viết liên quan' }))
    expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toStrictEqual(
      ['b', 'c', 'd'].map((id) => `/app-news/list/detail?id=${id}`),
    )
  })

  it('[M-063] has no such region without related ones', async () => {
    renderApp('/app-news/list/detail?id=a', {
      ports: { loadArticle: () => TE.right(aWholeArticle('a')) },
    })
    await screen.findByRole('heading', { level: 1, name: 'Bài a' })
    expect(screen.queryByRole('region', { name: 'Bài viết liên quan' })).toBeNull()
  })

  it('[M-064] is scrolled to its top once it is loaded', async () => {
    const scrollTo = vi.fn()
    Object.defineProperty(document, 'scrollingElement', { configurable: true, value: { scrollTo } })
    const { port, asked, answer } = answeredLater<string, E.Either<LoadFailure, Article>>()
    renderApp('/app-news/list/detail?id=a', { ports: { loadArticle: port } })
    await waitFor(() => expect(asked).toStrictEqual(['a']))
    expect(scrollTo).not.toHaveBeenCalled()
    await answer('a', E.right(article))
    expect(screen.getByRole('heading', { level: 1, name: 'Bài a' })).toBeDefined()
    expect(scrollTo.mock.calls).toStrictEqual([[{ top: 0 }]])
  })
})

describe('an article that fails to load', () => {
  const quiet = { logFailure: () => () => {} }

  it.each([
    {
      why: 'the call fails',
      route: '/app-news/list/detail?id=a',
      failing: { ...quiet, loadArticle: () => TE.left({ tag: 'refused' as const, status: 404 }) },
    },
    { why: 'there is no id', route: '/app-news/list/detail', failing: { ...ports, ...quiet } },
  ])('[M-065] redirects to the news list, without a history entry: $why', async ({ route, failing }) => {
    const { history } = renderApp(route, { ports: failing })
    expect((await screen.findByRole('tab', { name: 'Tin tức' })).getAttribute('aria-selected')).toBe('true')
    expect(history).toStrictEqual(['/app-news/list?tabIdx=1'])
  })
})
