import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aProduct } from '../../support/fixtures/a-product'
import { renderApp } from '../../support/views/render-app'

const landmarks = () => ['banner', 'main', 'contentinfo'].map((role) => screen.queryAllByRole(role).length)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the site', () => {
  it.each([
    { route: '/', name: 'Khẩu hiệu thử' },
    { route: '/privacy-policy', name: 'Điều khoản bảo mật' },
    { route: '/khong-co', name: 'Không tìm thấy trang này' },
  ])('[M-014] has header, footer and contact widget at $route', async ({ route, name }) => {
    renderApp(route)
    await heading(name)
    expect(landmarks()).toStrictEqual([1, 1, 1])
    expect(screen.getByRole('button', { name: 'Liên hệ' })).toBeDefined()
  })
})

describe('a screen that breaks', () => {
  const broken = {
    ...aProduct('hong'),
    get summary(): string {
      throw new Error('broken on purpose')
    },
  }
  const openBroken = async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const app = renderApp('/app-product-list/detail?id=hong', { products: [broken, aProduct('b')] })
    await heading('Chưa mở được trang này')
    return app
  }

  it('[M-014] does not affect the rest of the site, and offers to try again', async () => {
    await openBroken()
    expect(landmarks()).toStrictEqual([1, 1, 1])
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Thử lại' })).toBeDefined()
  })

  it.each([
    { where: 'another screen', to: '/about', name: 'Về Nam Thử' },
    { where: 'another product', to: '/app-product-list/detail?id=b', name: 'Sản phẩm b' },
  ])('[M-014] does not remain at $where', async ({ to, name }) => {
    const { navigate } = await openBroken()
    act(() => navigate(to))
    await heading(name)
  })
})

describe('the program', () => {
  it('[M-014] reports that a screen is shown', async () => {
    const onReady = vi.fn(() => true)
    renderApp('/khong-co-trang-nay', { onReady })
    await heading('Không tìm thấy trang này')
    expect(onReady).toHaveBeenCalled()
  })
})
