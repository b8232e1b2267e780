import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ArticleFacts, ArticleSources } from '../../../../src/ui/screens/news-detail/article-facts'
import { aWholeArticle } from '../../../support/fixtures/an-article-page'
import { renderView } from '../../../support/views/render-view'

const rows = () =>
  screen
    .getAllByRole('term')
    .map((term, index) => [term.textContent, screen.getAllByRole('definition')[index]?.textContent])

describe('the facts of an article', () => {
  it('[M-062] are its dates, its reading time, its author and its reviewer', () => {
    renderView(<ArticleFacts article={aWholeArticle('1', { updatedAt: '2026-03-02' })} />)
    expect(rows()).toStrictEqual([
      ['Ngày đăng', '31/01/2026'],
      ['Cập nhật', '02/03/2026'],
      ['Thời gian đọc', '1\u00a0phút'],
      ['Biên soạn', 'Ban biên tập'],
      ['Tham vấn y khoa', 'BS. Mẫu'],
    ])
  })

  it('[M-062] keep a remark in brackets on one line', () => {
    renderView(<ArticleFacts article={aWholeArticle('1', { reviewer: 'BS. Trần Thị Mẫu (hồ sơ mẫu)' })} />)
    expect(rows().at(-1)?.[1]).toBe('BS. Trần Thị Mẫu (hồ\u00a0sơ\u00a0mẫu)')
  })

  it('[M-062] omit missing values, and an update on the day of publication', () => {
    renderView(<ArticleFacts article={aWholeArticle('1', { author: '', reviewer: '' })} />)
    expect(rows()).toStrictEqual([
      ['Ngày đăng', '31/01/2026'],
      ['Thời gian đọc', '1\u00a0phút'],
    ])
  })
})

describe('the sources of an article', () => {
  it.each([
    {
      source: 'Khuyến cáo A, 2024. https://a.example/x',
      name: 'Khuyến cáo A, 2024.',
      href: 'https://a.example/x',
    },
    { source: 'https://a.example/x', name: 'https://a.example/x', href: 'https://a.example/x' },
  ])('[M-062] lead to where they are published: $source', ({ source, name, href }) => {
    renderView(<ArticleSources sources={[source]} />)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
  })

  it.each(['javascript:alert(1)', 'https://a.example/x và B'])('[M-062] are no links: %s', (source) => {
    renderView(<ArticleSources sources={[source]} />)
    expect(screen.getByText(source)).toBeDefined()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('[M-062] are in their own region, if there are any', () => {
    renderView(<ArticleSources sources={['Khuyến cáo A', 'Khuyến cáo B']} />)
    expect(screen.getByRole('region', { name: 'Nguồn tham khảo' })).toBeDefined()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toStrictEqual([
      'Khuyến cáo A',
      'Khuyến cáo B',
    ])
  })

  it('[M-062] are omitted if there are none', () => {
    renderView(<ArticleSources sources={[]} />)
    expect(screen.queryByRole('region')).toBeNull()
  })
})
