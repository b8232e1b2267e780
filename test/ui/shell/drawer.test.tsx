import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Drawer } from '../../../src/ui/shell/drawer'
import { renderView } from '../../support/views/render-view'

const openDrawer = (route = '/') => {
  const onClose = vi.fn()
  const { history } = renderView(<Drawer onClose={onClose} />, { route })
  return { onClose, history, drawer: screen.getByRole('dialog', { name: 'Menu' }) }
}

describe('the menu as a drawer', () => {
  it('[M-018, M-020] has the five items, with the current one highlighted', () => {
    const { drawer } = openDrawer('/app-news/list/detail?id=a')
    expect(
      within(within(drawer).getByRole('navigation', { name: 'Menu chính' }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('aria-current')]),
    ).toStrictEqual([
      ['TRANG CHỦ', null],
      ['VỀ NAM THỬ', null],
      ['SẢN PHẨM', null],
      ['KIẾN THỨC', 'page'],
      ['CỘNG ĐỒNG', null],
    ])
  })

  it('[M-020] has the hotline, Zalo and the membership link below them', () => {
    const { drawer } = openDrawer()
    expect(
      within(drawer)
        .getAllByRole('link')
        .slice(5)
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toStrictEqual([
      ['0900 000 001', 'tel:0900000001'],
      ['Nhắn Zalo', 'https://zalo.example/nam-thu'],
      ['Xem gói hội viên', '/nam-thu-packages'],
    ])
  })

  it('[M-020, P-017] has the search above them', () => {
    const { drawer } = openDrawer()
    expect(within(drawer).getByRole('searchbox').closest('form')?.getAttribute('action')).toBe('/tim-kiem')
  })

  it('[M-035] has the way to order, which closes it', () => {
    const { onClose, drawer } = openDrawer()
    fireEvent.click(within(drawer).getByRole('button', { name: 'Đăng ký mua hàng' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('[M-021] closes when an item is chosen, including the current one', () => {
    const { onClose, drawer } = openDrawer('/about')
    fireEvent.click(within(drawer).getByRole('link', { name: 'VỀ NAM THỬ' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it.each([
    { where: 'beside it', clientX: 301, times: 1 },
    { where: 'inside it', clientX: 299, times: 0 },
  ])('[M-020] at a click $where closes $times times', ({ clientX, times }) => {
    const { onClose, drawer, history } = openDrawer()
    vi.spyOn(drawer, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 800))
    fireEvent.click(drawer, { clientX, clientY: 400 })
    expect(onClose).toHaveBeenCalledTimes(times)
    expect(history).toStrictEqual(['/'])
  })
})
