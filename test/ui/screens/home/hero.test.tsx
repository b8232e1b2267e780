import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProductsStore } from '../../../../src/ui/machines/products-store'
import { Hero } from '../../../../src/ui/screens/home/hero'
import { renderView } from '../../../support/views/render-view'

const showHero = () =>
  renderView(
    <ProductsStore>
      <Hero />
    </ProductsStore>,
  )

describe('the top of the home page', () => {
  it('[M-025] has the tagline as its heading, and the brand as the document’s title', () => {
    showHero()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Khẩu hiệu thử')
    expect(document.title).toBe('Nam Thử')
  })

  it('[M-026] has a banner whose window has no opener and no referrer', () => {
    showHero()
    expect(screen.getByRole('link', { name: 'Chat với chuyên gia' }).getAttribute('rel')).toBe(
      'noopener noreferrer',
    )
  })

  it('[M-028] leads to the membership', async () => {
    const { visitor, history } = showHero()
    await visitor.click(screen.getByRole('link', { name: 'Xem gói hội viên' }))
    expect(history).toStrictEqual(['/', '/nam-thu-packages'])
  })
})
