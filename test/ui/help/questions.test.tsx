import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Questions } from '../../../src/ui/help/questions'
import { aSite } from '../../support/a-site'
import { renderView } from '../../support/render-view'

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

  it('[M-041] are omitted if the operator has written none', () => {
    renderView(<Questions heading="h3" />)
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
