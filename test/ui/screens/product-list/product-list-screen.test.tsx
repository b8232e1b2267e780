import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aProduct } from '../../../support/fixtures/a-product'
import { renderApp } from '../../../support/views/render-app'

const many = (count: number) => Array.from({ length: count }, (_, index) => aProduct(String(index + 1)))
const cards = () => screen.findAllByRole('link', { name: /^Sản phẩm \d/ })
const pages = () => screen.queryByRole('navigation', { name: 'Phân trang' })

describe('the product list', () => {
  it('[M-044] has its title', async () => {
    renderApp('/app-product-list')
    await screen.findByRole('heading', { level: 1, name: 'Các sản phẩm bán chạy' })
  })

  it('[M-045, M-046] shows 16 products on one page, without pagination', async () => {
    renderApp('/app-product-list', { products: many(16) })
    expect(await cards()).toHaveLength(16)
    expect(pages()).toBeNull()
  })

  it('[M-045, M-046] has a second page with the 17th product', async () => {
    const { visitor, history } = renderApp('/app-product-list', { products: many(17) })
    expect(await cards()).toHaveLength(16)
    await visitor.click(screen.getByRole('link', { name: 'Trang 2' }))
    expect((await cards()).map((card) => card.getAttribute('href'))).toStrictEqual([
      '/app-product-list/detail?id=17',
    ])
    expect(screen.getByRole('link', { name: 'Trang 2' }).getAttribute('aria-current')).toBe('page')
    expect(history).toStrictEqual(['/app-product-list', '/app-product-list?page=2'])
  })

  it.each(['0', '-1', 'abc', '99', ''])(
    '[M-045, A-21] shows a page that exists for page=%s',
    async (page) => {
      renderApp(`/app-product-list?page=${page}`, { products: many(17) })
      expect((await cards()).length).toBe(page === '99' ? 1 : 16)
    },
  )

  it('[M-044, M-045] shows a group in its place, from which Tất cả leads back', async () => {
    const products = many(18).map((product, at) => ({ ...product, group: at < 17 ? 'Tim mạch' : 'Giấc ngủ' }))
    const { visitor, history } = renderApp('/app-product-list', { products })
    await cards()
    const chips = within(screen.getByRole('navigation', { name: 'Nhóm sản phẩm' }))
    const current = () =>
      chips.getAllByRole('link').flatMap((chip) => (chip.ariaCurrent === 'page' ? [chip.textContent] : []))
    expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toStrictEqual([
      'Tất cả',
      'Tim mạch',
      'Giấc ngủ',
    ])
    expect(current()).toStrictEqual(['Tất cả'])
    const order = () => screen.queryByText(/không tính theo lượt mua/)
    expect(order()).not.toBeNull()
    await visitor.click(chips.getByRole('link', { name: 'Giấc ngủ' }))
    expect((await cards()).map(({ textContent }) => textContent?.slice(0, 11))).toStrictEqual(['Sản phẩm 18'])
    expect(current()).toStrictEqual(['Giấc ngủ'])
    expect(order(), 'best sellers are no group').toBeNull()
    expect(document.activeElement?.textContent).toBe('Giấc ngủ')
    await visitor.click(chips.getByRole('link', { name: 'Tim mạch' }))
    await visitor.click(screen.getByRole('link', { name: 'Trang 2' }))
    expect(await cards()).toHaveLength(1)
    await visitor.click(chips.getByRole('link', { name: 'Tất cả' }))
    expect(history.slice(1)).toStrictEqual([
      '/app-product-list?group=giac-ngu',
      '/app-product-list?group=tim-mach',
      '/app-product-list?group=tim-mach&page=2',
      '/app-product-list',
    ])
  })

  it('[M-012] leads from a group that does not exist to the whole list', async () => {
    const { history } = renderApp('/app-product-list?group=x', { products: many(2) })
    expect(await cards()).toHaveLength(2)
    expect(history).toStrictEqual(['/app-product-list'])
  })

  it('[M-047] leads from a card to its product', async () => {
    const { visitor, history } = renderApp('/app-product-list', { products: many(3) })
    await visitor.click(await screen.findByRole('link', { name: 'Sản phẩm 2' }))
    expect(history).toStrictEqual(['/app-product-list', '/app-product-list/detail?id=2'])
  })

  it('[M-086] opens the order dialog with nothing chosen', async () => {
    const { visitor } = renderApp('/app-product-list', { products: many(2) })
    await visitor.click(await screen.findByRole('button', { name: 'Đăng ký mua hàng' }))
    await screen.findByRole('dialog', { name: 'Đăng ký mua hàng' })
    expect(screen.queryByRole('button', { name: 'Đã chọn' })).toBeNull()
  })

  it('[M-133] shows a neutral message if it is empty', async () => {
    renderApp('/app-product-list')
    await screen.findByText(/Hiện chưa có sản phẩm nào/)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[M-133, M-086] offers to load an empty list again, and no order of nothing', async () => {
    renderApp('/app-product-list')
    await screen.findByRole('button', { name: 'Tải lại' })
    expect(screen.queryByRole('button', { name: 'Đăng ký mua hàng' })).toBeNull()
  })
})
