import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashPath } from '../../../src/domain/routing/paths'
import { ROUTES } from '../../../src/domain/routing/routes'
import { aProduct } from '../../support/fixtures/a-product'
import { renderApp } from '../../support/views/render-app'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the route table', () => {
  it.each([
    { row: 'M-005', route: '/', name: 'Khẩu hiệu thử', title: 'Nam Thử' },
    { row: 'M-006', route: '/product-detail', name: 'Khẩu hiệu thử', title: 'Nam Thử' },
    { row: 'M-006', route: '/product-detail/prod-01', name: 'Khẩu hiệu thử', title: 'Nam Thử' },
    { row: 'M-006', route: '/product-detail/prod-02', name: 'Khẩu hiệu thử', title: 'Nam Thử' },
    { row: 'M-006', route: '/product-detail/prod-03', name: 'Khẩu hiệu thử', title: 'Nam Thử' },
    { row: 'M-006, A-03', route: '/prod-02', name: 'Khẩu hiệu thử', title: 'Nam Thử' },
    { row: 'M-007', route: '/about', name: 'Về Nam Thử', title: 'Về Nam Thử | Nam Thử' },
    {
      row: 'M-008',
      route: '/nam-thu-packages',
      name: 'Cộng đồng hội viên',
      title: 'Cộng đồng hội viên | Nam Thử',
    },
    {
      row: 'M-009',
      route: '/privacy-policy',
      name: 'Điều khoản bảo mật',
      title: 'Điều khoản bảo mật | Nam Thử',
    },
    {
      row: 'M-009',
      route: '/return-policy',
      name: 'Chính sách đổi trả',
      title: 'Chính sách đổi trả | Nam Thử',
    },
    {
      row: 'M-009',
      route: '/trading-terms',
      name: 'Điều khoản giao dịch',
      title: 'Điều khoản giao dịch | Nam Thử',
    },
    {
      row: 'M-009',
      route: '/complaints',
      name: 'Giải quyết khiếu nại',
      title: 'Giải quyết khiếu nại | Nam Thử',
    },
    {
      row: 'M-010',
      route: '/app-news/list',
      name: 'Kiến thức sức khỏe',
      title: 'Kiến thức sức khỏe | Nam Thử',
    },
    { row: 'M-010', route: '/app-news/list/detail?id=a', name: 'Bài a', title: 'Bài a | Nam Thử' },
    {
      row: 'M-011',
      route: '/app-product-list',
      name: 'Các sản phẩm bán chạy',
      title: 'Các sản phẩm bán chạy | Nam Thử',
    },
    {
      row: 'M-011',
      route: '/app-product-list/detail?id=a',
      name: 'Sản phẩm a',
      title: 'Sản phẩm a | Nam Thử',
    },
    {
      row: 'M-012',
      route: '/khac-packages',
      name: 'Không tìm thấy trang này',
      title: 'Không tìm thấy trang này | Nam Thử',
    },
    {
      row: 'M-012',
      route: '/product-detail/prod-04',
      name: 'Không tìm thấy trang này',
      title: 'Không tìm thấy trang này | Nam Thử',
    },
  ])('[$row] shows $name at $route', async ({ route, name, title }) => {
    const { history } = renderApp(route, { products: [aProduct('a')] })
    await heading(name)
    await waitFor(() => expect(document.title).toBe(title))
    expect(history).toStrictEqual([route])
  })

  it('[M-011, M-050] finds a product whose id contains a percent-encoded blank', async () => {
    const { history } = renderApp('/app-product-list/detail?id=a%2520b', { products: [aProduct('a%20b')] })
    await heading('Sản phẩm a%20b')
    expect(history).toStrictEqual(['/app-product-list/detail?id=a%2520b'])
  })

  it('[M-007] shows a screen whatever capitals its path has', async () => {
    const { history } = renderApp('/About')
    await heading('Về Nam Thử')
    expect(history).toStrictEqual(['/About'])
  })

  it('[M-010] redirects from the bare news area to its list, without a history entry', async () => {
    const { history } = renderApp('/app-news')
    await heading('Kiến thức sức khỏe')
    expect(history).toStrictEqual(['/app-news/list?tabIdx=0'])
  })

  it.each(Object.values(ROUTES).map((route) => hashPath(route, 'nam-thu')))(
    '[M-012] has a screen for every path of the site: %s',
    async (path) => {
      renderApp(path)
      await waitFor(() => expect(screen.queryAllByRole('heading', { level: 1 })).toHaveLength(1))
      expect(screen.queryByRole('heading', { name: 'Không tìm thấy trang này' })).toBeNull()
    },
  )
})

describe('a route change', () => {
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>()
  beforeEach(() => {
    vi.useFakeTimers()
    Object.defineProperty(document, 'scrollingElement', { configurable: true, value: { scrollTo } })
  })
  afterEach(() => {
    vi.useRealTimers()
    Reflect.deleteProperty(document, 'scrollingElement')
    scrollTo.mockReset()
  })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('[M-004] scrolls smoothly to the top: not at 90 ms, done by 120 ms', async () => {
    const { navigate } = renderApp('/')
    await pass(200)
    act(() => navigate('/about'))
    await pass(90)
    expect(scrollTo).not.toHaveBeenCalled()
    await pass(30)
    expect(scrollTo.mock.calls).toStrictEqual([[{ top: 0, behavior: 'smooth' }]])
  })

  it('[M-004, A-02] scrolls when only the id changes', async () => {
    const { navigate } = renderApp('/app-product-list/detail?id=a', {
      products: [aProduct('a'), aProduct('b')],
    })
    await pass(200)
    act(() => navigate('/app-product-list/detail?id=b'))
    await pass(120)
    expect(scrollTo).toHaveBeenCalledTimes(1)
  })

  it.each([
    { change: 'the tab', from: '/app-news/list?tabIdx=0', to: '/app-news/list?tabIdx=1' },
    { change: 'the page', from: '/app-product-list', to: '/app-product-list?page=2' },
  ])('[M-004, A-02] stays when only $change changes', async ({ from, to }) => {
    const { navigate } = renderApp(from)
    await pass(200)
    act(() => navigate(to))
    await pass(300)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('[M-004, A-02] leaves Back and Forward to the browser', async () => {
    const { navigate } = renderApp('/', { ports: { readNavigationKind: () => 'traverse' } })
    await pass(200)
    act(() => navigate('/about'))
    await pass(300)
    expect(scrollTo).not.toHaveBeenCalled()
  })
})
