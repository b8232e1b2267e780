import { screen, within } from '@testing-library/react'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import {
  EmbeddedResponsesProvider,
  NO_EMBEDDED_RESPONSES,
} from '../../../../src/ui/context/embedded-responses'
import { Concerns } from '../../../../src/ui/screens/home/concerns'
import { aSite } from '../../../support/fixtures/a-site'
import { aSummary } from '../../../support/fixtures/an-article-page'
import { renderView } from '../../../support/views/render-view'

const concerns = [
  { title: 'Ngủ kém', articleId: 'ngu-du', productId: 'sp 1' },
  { title: 'Chuyện khác', articleId: '', productId: '' },
]

describe('the concerns on the home page', () => {
  it('[M-025] lead to an article, a product and the chat', () => {
    const { container } = renderView(<Concerns />, { site: { ...aSite, concerns } })
    const worries = screen.getByRole('list', { name: 'Bạn đang bận tâm điều gì?' })
    expect(
      [...worries.querySelectorAll('details')].map((details) => ({
        title: details.querySelector('summary')?.textContent,
        name: details.getAttribute('name'),
        ways: within(details)
          .getAllByRole('link', { hidden: true })
          .map((link) => link.getAttribute('href')),
      })),
    ).toStrictEqual([
      {
        title: 'Ngủ kém',
        name: 'concern',
        ways: [
          '/app-news/list/detail?id=ngu-du',
          '/app-product-list/detail?id=sp%201',
          'https://chat.example/nam-thu',
        ],
      },
      { title: 'Chuyện khác', name: 'concern', ways: ['https://chat.example/nam-thu'] },
    ])
    expect(container.querySelector('details[open]')).toBeNull()
  })

  it.each([
    { id: 'ngu-du', name: 'Đọc: Ngủ đủ giấc' },
    { id: 'khac', name: 'Đọc bài liên quan' },
  ])('[M-025] name the article if the page came with it: $id', ({ id, name }) => {
    const page = { articles: [aSummary(id, { title: 'Ngủ đủ giấc' })], total: 1 }
    const find = (key: string) => (key === 'news 1' ? O.some(page) : O.none)
    renderView(
      <EmbeddedResponsesProvider value={{ ...NO_EMBEDDED_RESPONSES, find }}>
        <Concerns />
      </EmbeddedResponsesProvider>,
      { site: { ...aSite, concerns } },
    )
    expect(screen.getByText(/^Đọc/).textContent).toBe(name)
  })

  it('[M-025] are omitted if the operator has named none', () => {
    const { container } = renderView(<Concerns />)
    expect(container.textContent).toBe('')
  })
})
