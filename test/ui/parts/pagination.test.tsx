import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Pagination } from '../../../src/ui/parts/pagination'
import { renderView } from '../../support/render-view'

const draw = (page: number, pages: number) => {
  const onChoose = vi.fn<(page: number) => void>()
  renderView(<Pagination routeOf={String} page={page} pages={pages} onChoose={onChoose} />)
  return onChoose
}
const buttons = () => within(screen.getByRole('navigation', { name: 'Phân trang' })).getAllByRole('button')
const names = (shown: ReadonlyArray<HTMLElement>) => shown.map((button) => button.ariaLabel)

describe('the buttons to a list’s pages', () => {
  it.each([
    { page: 1, pages: 2, shown: ['Trang 1', 'Trang 2'], off: ['Trang trước'] },
    { page: 2, pages: 2, shown: ['Trang 1', 'Trang 2'], off: ['Trang sau'] },
    { page: 2, pages: 3, shown: ['Trang 1', 'Trang 2', 'Trang 3'], off: [] },
  ])('[M-046] do not lead beyond the ends: page $page of $pages', ({ page, pages, shown, off }) => {
    draw(page, pages)
    expect(names(buttons())).toStrictEqual(['Trang trước', ...shown, 'Trang sau'])
    expect(names(buttons().filter((button) => button.matches(':disabled')))).toStrictEqual(off)
    expect(names(buttons().filter((button) => button.ariaCurrent === 'page'))).toStrictEqual([
      `Trang ${page}`,
    ])
  })

  it('[M-046] omit distant pages', () => {
    draw(6, 11)
    expect(screen.getByRole('navigation').textContent).toBe('1…45678…11')
  })

  it.each([
    { name: 'Trang trước', chosen: 2 },
    { name: 'Trang sau', chosen: 4 },
    { name: 'Trang 1', chosen: 1 },
    { name: 'Trang 5', chosen: 5 },
  ])('[M-046] choose a page: $name from page 3 of 5', ({ name, chosen }) => {
    const onChoose = draw(3, 5)
    fireEvent.click(screen.getByRole('button', { name }))
    expect(onChoose.mock.calls).toStrictEqual([[chosen]])
  })
})
