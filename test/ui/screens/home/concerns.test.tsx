import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Concerns } from '../../../../src/ui/screens/home/concerns'
import { aSite } from '../../../support/fixtures/a-site'
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

  it('[M-025] are omitted if the operator has named none', () => {
    const { container } = renderView(<Concerns />)
    expect(container.textContent).toBe('')
  })
})
