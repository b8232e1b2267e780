import { screen } from '@testing-library/react'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { OpenRegistrations } from '../../../src/ui/app/open-registrations'
import { ProductsStore } from '../../../src/ui/machines/products-store'
import { OrderButton } from '../../../src/ui/order/order-button'
import { aProduct } from '../../support/fixtures/a-product'
import { smallAddressBook } from '../../support/fixtures/small-address-book'
import { smallNewUnits } from '../../support/fixtures/small-new-units'
import { renderView } from '../../support/views/render-view'

const heart = aProduct('tim', { title: 'Viên tim' })

const open = async (preselected: typeof heart | null) => {
  const { visitor } = renderView(
    <ProductsStore>
      <OrderButton preselected={preselected} />
      <OpenRegistrations />
    </ProductsStore>,
    {
      ports: {
        loadProducts: TE.right([heart, aProduct('gan')]),
        loadAddressBook: TE.right(smallAddressBook),
        loadNewUnits: TE.right(smallNewUnits),
        now: () => 1,
      },
    },
  )
  const openIt = async () => {
    await visitor.click(screen.getByRole('button', { name: 'Đăng ký mua hàng' }))
    await screen.findByLabelText('Họ và tên')
  }
  await openIt()
  return { visitor, openIt }
}
const chosen = () => screen.queryAllByRole('button', { name: /^Xóa / }).map((button) => button.ariaLabel)

describe('a button that opens the order dialog', () => {
  it.each([
    { from: 'a list', preselected: null, names: [] },
    { from: 'a product’s detail', preselected: heart, names: ['Xóa Viên tim'] },
  ])('[M-035, M-052, M-086] from $from opens it with $names', async ({ preselected, names }) => {
    await open(preselected)
    expect(chosen()).toStrictEqual(names)
  })

  it('[A-29] resets the dialog each time', async () => {
    const { visitor, openIt } = await open(heart)
    await visitor.type(screen.getByLabelText('Họ và tên'), 'Người Thử')
    await visitor.click(screen.getByRole('button', { name: 'Xóa Viên tim' }))
    await visitor.click(screen.getByRole('button', { name: 'Đóng' }))
    await visitor.click(screen.getByRole('button', { name: 'Đóng, không giữ lại' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await openIt()
    expect(screen.getByLabelText('Họ và tên')).toHaveProperty('value', '')
    expect(chosen()).toStrictEqual(['Xóa Viên tim'])
  })
})
