import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Footer } from '../../../src/ui/shell/footer'
import { aSite } from '../../support/fixtures/a-site'
import { renderView } from '../../support/views/render-view'

const column = (name: string) => {
  const parent = screen.getByRole('heading', { name }).parentElement
  if (parent === null) throw new Error(`no column ${name}`)
  return within(parent)
}

describe('the footer', () => {
  it('[M-022] leads to about, returns and privacy', () => {
    renderView(<Footer />)
    expect(
      column('HỖ TRỢ')
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toStrictEqual([
      ['Về chúng tôi', '/about'],
      ['Chính sách đổi trả', '/return-policy'],
      ['Điều khoản bảo mật', '/privacy-policy'],
    ])
  })

  it('[M-022] has its logo from the first page on, for pages that are opened offline', () => {
    renderView(<Footer />)
    expect(screen.getByRole('img').getAttribute('loading')).not.toBe('lazy')
  })

  it('[M-023] shows hotline, e-mail and address', () => {
    renderView(<Footer />)
    expect(
      column('LIÊN HỆ')
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toStrictEqual([
      ['0900 000 001', 'tel:0900000001'],
      ['lienhe@namthu.example', 'mailto:lienhe@namthu.example'],
    ])
    expect(column('LIÊN HỆ').getByText('Số 0, phố Thử, Hà Nội')).toBeDefined()
  })

  it('[M-024] links to the brand’s pages, each in a new tab', () => {
    renderView(<Footer />)
    expect(
      column('MẠNG XÃ HỘI')
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
    ).toStrictEqual([
      ['Facebook', 'https://facebook.example/nam-thu', '_blank'],
      ['Youtube', 'https://youtube.example/nam-thu', '_blank'],
      ['Tiktok', 'https://tiktok.example/nam-thu', '_blank'],
      ['Zalo', 'https://zalo.example/nam-thu', '_blank'],
    ])
  })

  it.each([
    { noticeUrl: '', links: 0 },
    { noticeUrl: 'https://thong-bao.example', links: 1 },
  ])('[M-023] shows the company, and its official notice if there is one: $links', ({ noticeUrl, links }) => {
    renderView(<Footer />, { site: { ...aSite, company: { ...aSite.company, noticeUrl } } })
    expect(screen.getByText('Mã số doanh nghiệp: 0000000001')).toBeDefined()
    expect(screen.queryAllByRole('link', { name: 'Đã thông báo với Bộ Công Thương' })).toHaveLength(links)
  })
})
