import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Pagination } from '../../../src/ui/parts/pagination'
import { renderView } from '../../support/views/render-view'

const showPagination = (page: number, pages: number) => {
  renderView(<Pagination routeOf={(of) => `/list?page=${of}`} page={page} pages={pages} />)
}
const links = () => within(screen.getByRole('navigation', { name: 'Phân trang' })).getAllByRole('link')
const names = (shown: ReadonlyArray<HTMLElement>) => shown.map((link) => link.ariaLabel)

describe('the links to a list’s pages', () => {
  it.each([
    { page: 1, pages: 2, shown: ['Trang 1', 'Trang 2'], off: ['Trang trước'] },
    { page: 2, pages: 2, shown: ['Trang 1', 'Trang 2'], off: ['Trang sau'] },
    { page: 2, pages: 3, shown: ['Trang 1', 'Trang 2', 'Trang 3'], off: [] },
  ])('[M-046] do not lead beyond the ends: page $page of $pages', ({ page, pages, shown, off }) => {
    showPagination(page, pages)
    const steps = ['Trang trước', ...shown, 'Trang sau']
    expect(names(links())).toStrictEqual(steps.filter((name) => !off.includes(name)))
    expect(
      [...document.querySelectorAll('[aria-disabled=true]')].map(({ textContent }) => textContent),
    ).toStrictEqual(off)
    expect(names(links().filter((link) => link.ariaCurrent === 'page'))).toStrictEqual([`Trang ${page}`])
  })

  it('[M-046] omit distant pages', () => {
    showPagination(6, 11)
    expect(screen.getByRole('navigation').textContent).toBe('1…45678…11')
  })

  it.each([
    { name: 'Trang trước', chosen: 2 },
    { name: 'Trang sau', chosen: 4 },
    { name: 'Trang 1', chosen: 1 },
    { name: 'Trang 5', chosen: 5 },
  ])('[M-046] lead to a page: $name from page 3 of 5', ({ name, chosen }) => {
    showPagination(3, 5)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/list?page=${chosen}`)
  })
})
