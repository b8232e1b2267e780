import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Questions } from '../../../src/ui/help/questions'
import { aSite } from '../../support/fixtures/a-site'
import { renderView } from '../../support/views/render-view'

describe('the questions that visitors ask', () => {
  it('[M-041] are shown with their answers, collapsed at first', () => {
    const questions = [
      { question: 'Khi nào gọi?', answer: 'Chúng tôi gọi sớm.' },
      { question: 'Gói hàng ghi gì?', answer: 'Không ghi tên sản phẩm.' },
    ]
    const { container } = renderView(<Questions heading="h3" />, { site: { ...aSite, questions } })
    expect(screen.getByRole('heading', { level: 3, name: 'Câu hỏi thường gặp' })).toBeDefined()
    expect(
      [...container.querySelectorAll('details')].map(({ open, textContent }) => ({ open, textContent })),
    ).toStrictEqual([
      { open: false, textContent: 'Khi nào gọi?Chúng tôi gọi sớm.' },
      { open: false, textContent: 'Gói hàng ghi gì?Không ghi tên sản phẩm.' },
    ])
  })

  it('[M-041, M-022] lead to the pages and the contacts that an answer names', () => {
    const { hotline, email } = aSite.contacts
    const answer = `Xem Chính sách đổi trả, gọi ${hotline} hay viết tới ${email}.`
    const { container } = renderView(<Questions heading="h3" />, {
      site: { ...aSite, questions: [{ question: 'Đổi trả thế nào?', answer }] },
    })
    expect(container.querySelector('details p')?.textContent).toBe(answer)
    expect(
      [...container.querySelectorAll('details a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]),
    ).toStrictEqual([
      ['Chính sách đổi trả', '/return-policy'],
      [hotline, 'tel:0900000001'],
      [email, `mailto:${email}`],
    ])
  })

  it('[M-041] are omitted if the operator has written none', () => {
    renderView(<Questions heading="h3" />)
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
