import { createHash } from 'node:crypto'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TEXTS_OF_RELEASE } from '../../../../src/adapters/content/review-law'
import type { Site } from '../../../../src/domain/site/site'
import { complaints, tradingTerms } from '../../../../src/ui/copy/trading'
import { TradingScreen } from '../../../../src/ui/screens/policy/trading-screen'
import { Footer } from '../../../../src/ui/shell/footer'
import { aProduct } from '../../../support/fixtures/a-product'
import { aSite } from '../../../support/fixtures/a-site'
import { renderApp } from '../../../support/views/render-app'
import { renderView } from '../../../support/views/render-view'

const whole: Site = {
  ...aSite,
  company: {
    ...aSite.company,
    businessCode: '0123456789',
    representative: 'Bà Thử',
    licence: 'GCN 1',
    issuer: 'Sở Thử',
    confirmation: { number: '12', date: '01/02/2026', until: '01/02/2027' },
  },
  delivery: { ...aSite.delivery, fee: '30.000đ', time: '2 ngày', payment: 'khi nhận hàng' },
  deadlines: { confirm: '1 ngày', acknowledge: '2 ngày', answer: '7 ngày' },
  textsApproved: true,
}
const SAMPLE = 'Đây là văn bản mẫu'

const pageText = (route: string, site: Site): string =>
  renderView(<TradingScreen />, { route, site }).container.textContent?.replaceAll('\u00a0', ' ') ?? ''

const footerFacts = () =>
  within(screen.getByText(`Mã số doanh nghiệp: ${whole.company.businessCode}`).parentElement as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the page of trading terms', () => {
  it.each([
    'Người đại diện theo pháp luật: Bà Thử.',
    'Giấy phép: GCN 1.',
    'Nơi cấp: Sở Thử.',
    'Xác nhận với Bộ Công Thương: số 12, ngày 01/02/2026, có giá trị đến 01/02/2027.',
    'Nhân viên gọi lại trong 1 ngày để xác nhận sản phẩm, giá, phí giao hàng và địa chỉ nhận hàng.',
    'Việc mua bán có hiệu lực khi bạn đồng ý trong cuộc gọi ấy.',
    'Phí giao hàng: 30.000đ.',
    'do chúng tôi chọn và sắp xếp',
  ])('[M-009] the terms state: %s', (sentence) => {
    expect(pageText('/trading-terms', whole)).toContain(sentence)
  })

  it('[M-009] leaves out what the operator left empty', () => {
    const text = pageText('/trading-terms', aSite)
    for (const term of ['Người đại diện', 'Giấy phép', 'Nơi cấp', 'Xác nhận với Bộ', 'Phí giao hàng:'])
      expect(text).not.toContain(term)
    expect(text).toContain('Nhân viên gọi lại để xác nhận sản phẩm')
  })
})

describe('the page of complaints', () => {
  it.each([
    { address: 'Số 1, phố Thử', within: 'hoặc đến số 1, phố Thử. Bạn vui lòng cho biết:' },
    { address: 'Hà Nội', within: 'hoặc đến Hà Nội. Bạn vui lòng cho biết:' },
  ])('[M-009] writes the address as within a sentence: $within', ({ address, within: sentence }) => {
    const text = pageText('/complaints', { ...whole, contacts: { ...whole.contacts, address } })
    expect(text).toContain(sentence)
  })

  it.each([
    'Bạn gọi 0900 000 001, viết thư tới lienhe@namthu.example, hoặc đến số 0, phố Thử, Hà Nội.',
    'Chúng tôi xác nhận đã nhận khiếu nại trong 2 ngày.',
    'Chúng tôi trả lời trong 7 ngày kể từ khi nhận, nêu cách giải quyết và lý do.',
    'Yêu cầu chỉnh sửa hoặc xóa thông tin được xử lý trong vòng 3 ngày làm việc.',
  ])('[M-009] the page of complaints states: %s', (sentence) => {
    expect(pageText('/complaints', whole)).toContain(sentence)
  })
})

describe('the pages that the law asks for', () => {
  it('[M-009] have the texts by which an approval is checked: a change of them is a new TEXTS_OF_RELEASE', () => {
    const texts = JSON.stringify([tradingTerms(whole), complaints(whole)])
    expect(TEXTS_OF_RELEASE).toBe(createHash('sha256').update(texts).digest('hex').slice(0, 8))
  })

  it.each(['/trading-terms', '/complaints'])(
    '[M-009] are marked as samples until they are approved, and while facts are: %s',
    (route) => {
      expect(pageText(route, whole)).not.toContain(SAMPLE)
      expect(pageText(route, { ...whole, textsApproved: false })).toContain(SAMPLE)
      const sample = { ...whole, deadlines: { ...whole.deadlines, answer: '7 ngày (thời hạn mẫu)' } }
      expect(pageText(route, sample)).toContain(SAMPLE)
    },
  )

  it('[M-022] are linked in the footer, below the facts of the company', () => {
    renderView(<Footer />, { site: whole })
    expect(footerFacts()).toStrictEqual([
      'Công ty Thử',
      'Mã số doanh nghiệp: 0123456789',
      'Người đại diện: Bà Thử',
      'GCN 1',
      'Sở Thử',
    ])
    for (const [name, href] of [
      ['Điều khoản giao dịch', '/trading-terms'],
      ['Giải quyết khiếu nại', '/complaints'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
  })

  it.each(['/', '/app-product-list'])(
    '[M-034, M-044] say at %s how best sellers are chosen',
    async (route) => {
      renderApp(route, { products: [aProduct('a')] })
      expect(await screen.findByText(/do chúng tôi chọn và sắp xếp/)).toBeDefined()
    },
  )
})
