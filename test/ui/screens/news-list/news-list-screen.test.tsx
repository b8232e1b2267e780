import { screen, waitFor, within } from '@testing-library/react'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { aSummary, aVideo } from '../../../support/fixtures/an-article-page'
import { renderApp } from '../../../support/views/render-app'

const tab = (name: string) => screen.findByRole('tab', { name })
const isSelected = async (name: string) => (await tab(name)).getAttribute('aria-selected')

describe('the tabs of the news list', () => {
  it.each([
    { query: '', selected: 'Podcast kiến thức' },
    { query: '?tabIdx=0', selected: 'Podcast kiến thức' },
    { query: '?tabIdx=1', selected: 'Tin tức' },
    { query: '?tabIdx=2', selected: 'Podcast kiến thức' },
    { query: '?tabIdx=-1', selected: 'Podcast kiến thức' },
    { query: '?tabIdx=abc', selected: 'Podcast kiến thức' },
    { query: '?tabIdx=', selected: 'Podcast kiến thức' },
  ])('[M-061] shows $selected for "$query"', async ({ query, selected }) => {
    renderApp(`/app-news/list${query}`)
    expect(await isSelected(selected)).toBe('true')
    expect(screen.getAllByRole('tab', { selected: true })).toHaveLength(1)
  })

  it('[M-060] change the query', async () => {
    const { visitor, history } = renderApp('/app-news/list')
    await visitor.click(await tab('Tin tức'))
    expect(await isSelected('Tin tức')).toBe('true')
    await visitor.click(await tab('Podcast kiến thức'))
    expect(history).toStrictEqual(['/app-news/list', '/app-news/list?tabIdx=1', '/app-news/list?tabIdx=0'])
  })
})

describe('the videos', () => {
  it('[M-056, M-057] open the player', async () => {
    const { visitor } = renderApp('/app-news/list?tabIdx=0', { videos: [aVideo('1'), aVideo('2')] })
    await visitor.click(await screen.findByRole('button', { name: 'Video 1' }))
    await screen.findByRole('dialog', { name: 'Video 1' })
  })

  it('[M-103] show whole minutes, nothing for 0 and nothing for a media error', async () => {
    renderApp('/app-news/list?tabIdx=0', {
      videos: [aVideo('1'), aVideo('2'), aVideo('3'), aVideo('4')],
      ports: {
        findVideoMinutes: ({ id }) =>
          ({
            '1': TE.right(12),
            '2': TE.right(0),
            '3': TE.left('failed' as const),
          })[id] ?? TE.left('mediaError' as const),
      },
    })
    await screen.findByText('12 phút')
    expect(screen.getAllByText(/phút$/)).toHaveLength(1)
  })
})

describe('the articles', () => {
  it('[M-058, M-059, M-128] are requested page by page', async () => {
    const asked: Array<number> = []
    const { visitor, history } = renderApp('/app-news/list?tabIdx=1', {
      ports: {
        loadArticles: (page) => {
          asked.push(page)
          return TE.right({ articles: [aSummary(`trang-${page}`)], total: 25 })
        },
      },
    })
    await screen.findByRole('link', { name: /^Bài trang-1/ })
    const pages = within(screen.getByRole('navigation', { name: 'Phân trang' }))
    expect(pages.getAllByRole('link', { name: /^Trang \d/ })).toHaveLength(3)
    await visitor.click(pages.getByRole('link', { name: 'Trang 3' }))
    await screen.findByRole('link', { name: /^Bài trang-3/ })
    expect(asked).toStrictEqual([1, 3])
    expect(history).toStrictEqual(['/app-news/list?tabIdx=1', '/app-news/list?tabIdx=1&page=3'])
  })

  it.each([
    { total: 12, navigations: 0 },
    { total: 13, navigations: 1 },
  ])('[M-059] have $navigations pagination at $total', async ({ total, navigations }) => {
    renderApp('/app-news/list?tabIdx=1', {
      ports: { loadArticles: () => TE.right({ articles: [aSummary('1')], total }) },
    })
    await screen.findByRole('link', { name: /^Bài 1/ })
    expect(screen.queryAllByRole('navigation', { name: 'Phân trang' })).toHaveLength(navigations)
  })

  it('[M-133] are only logged if they fail to load', async () => {
    const logged: Array<string> = []
    renderApp('/app-news/list?tabIdx=1', {
      ports: {
        loadArticles: () => TE.left({ tag: 'unreachable', reason: 'no answer' }),
        logFailure: (what) => () => logged.push(what),
      },
    })
    await waitFor(() => expect(logged).toStrictEqual(['news']))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(within(screen.getByRole('tabpanel')).queryAllByRole('link')).toHaveLength(0)
  })
})
