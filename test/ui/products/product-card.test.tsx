import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProductCard } from '../../../src/ui/products/product-card'
import { aProduct } from '../../support/fixtures/a-product'
import { renderView } from '../../support/views/render-view'

const notice = 'Thực phẩm này không phải là thuốc và không có tác dụng thay thế thuốc chữa bệnh.'

describe('a product’s card', () => {
  it('[M-036, M-047] is a link to its detail, named by its title alone', async () => {
    const { visitor, history } = renderView(
      <ProductCard
        product={aProduct('tim & gan', { title: 'Viên tim', tag: 'Mới', salePrice: '990.000đ' })}
      />,
    )
    await visitor.click(screen.getByRole('link', { name: 'Viên tim' }))
    expect(history).toStrictEqual(['/', '/app-product-list/detail?id=tim%20%26%20gan'])
  })

  it.each([
    { tag: 'Mới', description: new RegExp(`^Mới 990.000đ.*${notice}$`) },
    { tag: '', description: new RegExp(`^990.000đ.*${notice}$`) },
  ])(
    '[M-034] has an accessible description of tag, price and legal notice: "$tag"',
    ({ tag, description }) => {
      renderView(<ProductCard product={aProduct('a', { title: 'Viên tim', tag, salePrice: '990.000đ' })} />)
      expect(screen.getByRole('link', { name: 'Viên tim', description })).toBeDefined()
    },
  )

  it('[M-034] clamps a long title to 4 lines and has the full title as a tooltip', () => {
    const title = 'Viên tim '.repeat(20).trim()
    renderView(<ProductCard product={aProduct('a', { title })} />)
    const drawn = screen.getByText(title)
    expect(drawn.classList.contains('line-clamp-4')).toBe(true)
    expect(drawn.parentElement?.title).toBe(title)
  })

  it('[M-048] shows a placeholder if it has no picture', () => {
    const { container } = renderView(
      <ProductCard product={aProduct('a', { thumbnail: 'null', images: [] })} />,
    )
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/pictures/site/no-picture.svg')
  })

  it('[M-034, M-048] shows its first picture and the legal notice for supplements', () => {
    const { container } = renderView(
      <ProductCard product={aProduct('a', { thumbnail: 'null', images: ['N/A', '/pictures/a2.svg'] })} />,
    )
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/pictures/a2.svg')
    expect(screen.getByText(notice)).toBeDefined()
  })

  it.each([
    { tag: 'Mới', badges: ['Mới'] },
    { tag: '', badges: [] },
  ])('[M-034] has a badge only if there is a tag: "$tag"', ({ tag, badges }) => {
    const { container } = renderView(<ProductCard product={aProduct('a', { tag })} />)
    expect([...container.querySelectorAll('.badge')].map((badge) => badge.textContent)).toStrictEqual(badges)
  })
})
