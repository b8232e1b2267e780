import { act, fireEvent, screen, within } from '@testing-library/react'
import * as TE from 'fp-ts/TaskEither'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aProduct } from '../../../support/fixtures/a-product'
import { renderApp } from '../../../support/views/render-app'

const product = aProduct('a', {
  group: 'một',
  title: 'Viên tim',
  salePrice: '990.000đ',
  originalPrice: '1.290.000đ',
  thumbnail: '/pictures/a1.svg',
  images: ['null', '/pictures/a2.svg', 'N/A', '/pictures/a1.svg', '/pictures/a3.svg'],
  summary: 'Mô tả ngắn',
  description: 'Dòng một\nDòng hai',
})
const others = [
  aProduct('b', { group: 'hai' }),
  ...['c', 'd', 'e', 'f'].map((id) => aProduct(id, { group: 'một' })),
]

const openDetail = async (products = [product, ...others]) => {
  const app = renderApp('/app-product-list/detail?id=a', { products })
  await screen.findByRole('heading', { level: 1, name: 'Viên tim' })
  return app
}
const mainImage = (container: HTMLElement) =>
  container.querySelector('[data-part="main-image"]')?.getAttribute('src')

afterEach(() => {
  vi.useRealTimers()
})

describe('a product’s detail', () => {
  it('[M-048] shows the main picture and a strip without short and repeated URLs', async () => {
    const { container } = await openDetail()
    expect(mainImage(container)).toBe('/pictures/a1.svg')
    expect(
      screen.getAllByRole('button', { name: /^Ảnh/ }).map((button) => button.querySelector('img')?.src),
    ).toStrictEqual([
      'http://localhost:3000/pictures/a1.svg',
      'http://localhost:3000/pictures/a2.svg',
      'http://localhost:3000/pictures/a3.svg',
    ])
  })

  it('[M-050] fades for 200 ms from one picture to the next', async () => {
    const { container } = await openDetail()
    vi.useFakeTimers()
    fireEvent.click(screen.getByRole('button', { name: 'Ảnh 2' }))
    const gallery = () => container.querySelector('[data-part="main-image"]')?.closest('[data-state]')
    expect(mainImage(container)).toBe('/pictures/a2.svg')
    expect(gallery()?.getAttribute('data-state')).toBe('fading')
    act(() => vi.advanceTimersByTime(199))
    expect(gallery()?.getAttribute('data-state')).toBe('fading')
    act(() => vi.advanceTimersByTime(1))
    expect(gallery()?.getAttribute('data-state')).toBe('showing')
  })

  it('[M-051] shows title, both prices and the saving', async () => {
    await openDetail()
    expect(screen.getByText('990.000đ')).toBeDefined()
    expect(screen.getByText('1.290.000đ').tagName).toBe('S')
    expect(screen.getByText('Tiết kiệm 23%')).toBeDefined()
  })

  it('[M-052, M-086] opens the order dialog with this product chosen', async () => {
    const { visitor } = await openDetail()
    await visitor.click(screen.getByRole('button', { name: 'Đăng ký mua hàng' }))
    await screen.findByLabelText('Họ và tên')
    const dialog = within(screen.getByRole('dialog', { name: 'Đăng ký mua hàng' }))
    expect(dialog.getAllByRole('button', { name: 'Đã chọn' })).toHaveLength(1)
    expect(dialog.getAllByRole('button', { name: /^Xóa / })).toHaveLength(1)
    expect(dialog.getByRole('button', { name: 'Xóa Viên tim' })).toBeDefined()
  })

  it('[M-053] shows both descriptions, line breaks kept', async () => {
    const { container } = await openDetail()
    expect(screen.getByText('Mô tả ngắn')).toBeDefined()
    const description = container.querySelector('[data-part="description"]')
    expect(description?.textContent).toBe('Dòng một\nDòng hai')
    expect(description?.classList.contains('whitespace-pre-line')).toBe(true)
  })

  it('[M-054] shows three others of its group, never itself', async () => {
    await openDetail()
    const related = within(screen.getByRole('region', { name: 'Sản phẩm liên quan' }))
    expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toStrictEqual(
      ['c', 'd', 'e'].map((id) => `/app-product-list/detail?id=${id}`),
    )
  })

  it('[M-054] omits the region if there is no other of its group', async () => {
    await openDetail([product, aProduct('b', { group: 'hai' })])
    expect(screen.queryByRole('region', { name: 'Sản phẩm liên quan' })).toBeNull()
  })
})

describe('a product that cannot be shown', () => {
  it('[M-055] redirects to the list, without a history entry: an unknown id', async () => {
    const { history } = renderApp('/app-product-list/detail?id=z', { products: [product] })
    await screen.findByRole('heading', { level: 1, name: 'Các sản phẩm bán chạy' })
    expect(history).toStrictEqual(['/app-product-list'])
  })

  it('[M-055] redirects to the list, without a history entry: a failed load', async () => {
    const { history } = renderApp('/app-product-list/detail?id=a', {
      ports: {
        loadProducts: TE.left({ tag: 'unreachable', reason: 'no answer' }),
        logFailure: () => () => {},
      },
    })
    await screen.findByRole('heading', { level: 1, name: 'Các sản phẩm bán chạy' })
    expect(history).toStrictEqual(['/app-product-list'])
  })
})
