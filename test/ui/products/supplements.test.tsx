import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aProduct } from '../../support/fixtures/a-product'
import { renderApp } from '../../support/views/render-app'

const of = (organisation: string) => `Ngon.\n\nTổ chức chịu trách nhiệm: ${organisation}.`
const products = [
  aProduct('a', { group: 'g', description: of('Công ty A, số 1, Hà Nội') }),
  aProduct('b', { group: 'g', description: of('Công ty B, số 2, Huế') }),
  aProduct('c', { group: 'g', description: of('Công ty A, số 1, Hà Nội') }),
  aProduct('d', { group: 'g', description: 'Không nêu.' }),
]
const BOTH = 'Tổ chức chịu trách nhiệm: Công ty A, số 1, Hà Nội; Công ty B, số 2, Huế.'
const KIND = 'Thực phẩm bảo vệ sức khỏe.'

describe('food supplements', () => {
  it.each([
    { where: 'the product list', route: '/app-product-list', organisations: BOTH },
    { where: 'the best sellers', route: '/', organisations: BOTH },
    { where: 'the related products', route: '/app-product-list/detail?id=d', organisations: BOTH },
  ])('[M-053] in $where are named as such, with who answers for them', async ({ route, organisations }) => {
    renderApp(route, { products })
    expect(await screen.findByText(organisations)).toBeDefined()
    expect(screen.getAllByText(KIND).length).toBeGreaterThan(1)
  })

  it('[M-053] on their own page name who answers for them once, beside the price', async () => {
    renderApp('/app-product-list/detail?id=a', { products: products.slice(0, 1) })
    const heading = await screen.findByRole('heading', { level: 1 })
    const term = within(heading.parentElement ?? heading).getByText('Tổ chức chịu trách nhiệm')
    expect(term.nextElementSibling?.textContent).toBe('Công ty A, số\u00a01, Hà Nội')
    expect(screen.getAllByText('Tổ chức chịu trách nhiệm')).toHaveLength(1)
    expect(screen.getByText(KIND)).toBeDefined()
  })

  it('[M-079] that can be chosen in the order dialog are named as such too', async () => {
    const { visitor } = renderApp('/app-product-list', { products })
    await visitor.click(await screen.findByRole('button', { name: 'Đăng ký mua hàng' }))
    // Not the dialog that stands in while the code is loaded.
    await screen.findByRole('textbox', { name: 'Họ và tên' })
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(KIND)).toBeDefined()
    expect(dialog.getByText(BOTH)).toBeDefined()
  })
})
