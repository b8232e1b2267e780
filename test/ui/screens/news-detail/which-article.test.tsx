import { act, screen } from '@testing-library/react'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Article } from '../../../../src/domain/news/article'
import type { LoadFailure } from '../../../../src/ports/services'
import { aWholeArticle } from '../../../support/fixtures/an-article-page'
import { answeredLater, soon } from '../../../support/views/answered-later'
import { renderApp } from '../../../support/views/render-app'

const h1 = () => screen.queryByRole('heading', { level: 1 })?.textContent
const detail = '/app-news/list/detail'

describe('the address of an article', () => {
  it.each([`${detail}`, `${detail}?id=`])('[M-065] causes no request without an id: %s', async (route) => {
    const { port, asked } = answeredLater<string, E.Either<LoadFailure, Article>>()
    const { history } = renderApp(route, { ports: { loadArticle: port } })
    await screen.findByRole('tab', { name: 'Tin tức', selected: true })
    expect(history).toStrictEqual(['/app-news/list?tabIdx=1'])
    expect(asked).toStrictEqual([])
  })

  it('[M-062] does not show the former article while another one is loading', async () => {
    const { port, asked, answer } = answeredLater<string, E.Either<LoadFailure, Article>>()
    const { navigate } = renderApp(`${detail}?id=a`, { ports: { loadArticle: port } })
    await screen.findByRole('main')
    await expect.poll(() => asked).toStrictEqual(['a'])
    await answer('a', E.right(aWholeArticle('a')))
    expect(h1()).toBe('Bài a')
    act(() => navigate(`${detail}?id=b`))
    await soon()
    expect([asked, h1()]).toStrictEqual([['a', 'b'], undefined])
    await answer('b', E.right(aWholeArticle('b')))
    expect(h1()).toBe('Bài b')
  })
})
