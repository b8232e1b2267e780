import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ServicesSection } from '../../../../src/ui/screens/home/services-section'
import { renderView } from '../../../support/views/render-view'

const card = (title: string) => {
  const found = screen.getByRole('heading', { name: title }).closest<HTMLElement>('.card-surface')
  if (found === null) throw new Error(`no card ${title}`)
  return within(found)
}

describe('the services on the home page', () => {
  it('[M-027] lead to an expert, in a new tab', () => {
    renderView(<ServicesSection />)
    const link = card('Tư vấn cùng chuyên gia').getByRole('link', { name: 'Nhắn Zalo' })
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toStrictEqual([
      'https://zalo.example/nam-thu',
      '_blank',
      'noopener noreferrer',
    ])
  })

  it('[M-027] lead to the products', async () => {
    const { visitor, history } = renderView(<ServicesSection />)
    await visitor.click(card('Sản phẩm hỗ trợ').getByRole('link', { name: 'Xem sản phẩm' }))
    expect(history).toStrictEqual(['/', '/app-product-list'])
  })
})
