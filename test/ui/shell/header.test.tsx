import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Header } from '../../../src/ui/shell/header'
import { renderView } from '../../support/views/render-view'

const menu = () => within(screen.getByRole('navigation', { name: 'Menu chính' }))

const ITEMS = [
  { label: 'TRANG CHỦ', path: '/' },
  { label: 'VỀ NAM THỬ', path: '/about' },
  { label: 'SẢN PHẨM', path: '/app-product-list' },
  { label: 'KIẾN THỨC', path: '/app-news/list' },
  { label: 'CỘNG ĐỒNG', path: '/nam-thu-packages' },
]

describe('the header', () => {
  it('[M-016] has a logo that leads home', async () => {
    const { visitor, history } = renderView(<Header />, { route: '/about' })
    await visitor.click(screen.getByRole('link', { name: 'Trang chủ Nam Thử' }))
    expect(history).toStrictEqual(['/about', '/'])
  })

  it('[M-023] has the hotline and Zalo', () => {
    renderView(<Header />)
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('Gọi hotline 0900 000 001')).toBe('tel:0900000001')
    expect(hrefOf('Nhắn Zalo')).toBe('https://zalo.example/nam-thu')
  })

  it('[M-017] has the five items in order', () => {
    renderView(<Header />)
    expect(
      menu()
        .getAllByRole('link')
        .map((link) => ({ label: link.textContent, path: link.getAttribute('href') })),
    ).toStrictEqual(ITEMS)
  })

  it.each([
    { route: '/', active: ['TRANG CHỦ'] },
    { route: '/product-detail/prod-01', active: ['TRANG CHỦ'] },
    { route: '/about', active: ['VỀ NAM THỬ'] },
    { route: '/app-product-list', active: ['SẢN PHẨM'] },
    { route: '/app-product-list/detail?id=a', active: ['SẢN PHẨM'] },
    { route: '/app-news/list/detail?id=a', active: ['KIẾN THỨC'] },
    { route: '/nam-thu-packages', active: ['CỘNG ĐỒNG'] },
    { route: '/privacy-policy', active: [] },
  ])('[M-018] highlights $active at $route', ({ route, active }) => {
    renderView(<Header />, { route })
    expect(
      menu()
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map((link) => link.textContent),
    ).toStrictEqual(active)
  })
})

describe('the drawer', () => {
  it('[M-020, M-021] closes if Back leads to another screen', async () => {
    const { visitor, navigate } = renderView(<Header />, { route: '/khac' })
    await visitor.click(screen.getByRole('button', { name: 'Mở menu' }))
    act(() => navigate('/about'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[M-020] closes if the window becomes wide enough for the inline menu', async () => {
    let told = (_change: { readonly matches: boolean }) => {}
    const media = {
      addEventListener: (_type: string, tell: typeof told) => {
        told = tell
      },
      removeEventListener: () => undefined,
    }
    vi.stubGlobal('matchMedia', () => media)
    onTestFinished(() => void vi.unstubAllGlobals())
    const { visitor } = renderView(<Header />, { route: '/khac' })
    await visitor.click(screen.getByRole('button', { name: 'Mở menu' }))
    act(() => told({ matches: false }))
    expect(screen.queryByRole('dialog')).not.toBeNull()
    act(() => told({ matches: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each(ITEMS)('[M-020, M-021] closes when $label leads to its screen', async ({ label, path }) => {
    const { visitor, history } = renderView(<Header />, { route: '/khac' })
    await visitor.click(screen.getByRole('button', { name: 'Mở menu' }))
    const drawer = screen.getByRole('dialog', { name: 'Menu' })
    await visitor.click(within(drawer).getByRole('link', { name: label }))
    expect(history).toStrictEqual(['/khac', path])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[M-020] closes by its button and stays where it was', async () => {
    const { visitor, history } = renderView(<Header />, { route: '/about' })
    await visitor.click(screen.getByRole('button', { name: 'Mở menu' }))
    await visitor.click(screen.getByRole('button', { name: 'Đóng' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(history).toStrictEqual(['/about'])
  })
})
