import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Product } from '../../../src/domain/catalogue/product'
import {
  type ChosenProducts,
  chooseProduct,
  removeProduct,
} from '../../../src/domain/registration/chosen-products'
import { ChosenList } from '../../../src/ui/order/chosen-list'
import { ProductPicker } from '../../../src/ui/order/product-picker'
import { aProduct } from '../../support/fixtures/a-product'
import { mustNotBeCalled } from '../../support/must-not-be-called'
import { renderView } from '../../support/views/render-view'

const heart = aProduct('tim', { title: 'Viên tim', salePrice: '990.000đ' })
const liver = aProduct('gan', { title: 'Viên gan', originalPrice: '350.000đ' })

const VIEW = { isFolded: false, isLoading: false, chosen: [], error: null, disabled: false }

/** The picker with what the form would hold; each choice is a moment later than the one before. */
const Picker = ({ brought = null }: { readonly brought?: Product | null }) => {
  const [chosen, setChosen] = useState<ChosenProducts>([])
  const [moments, setMoments] = useState(1)
  const [isFolded, setIsFolded] = useState(brought !== null)
  return (
    <>
      <ChosenList
        className=""
        chosen={chosen}
        products={[heart, liver]}
        disabled={false}
        onRemove={(id) => setChosen(removeProduct(chosen, id))}
      />
      <ProductPicker
        products={[heart, liver]}
        brought={brought}
        view={{ ...VIEW, isFolded, chosen }}
        actions={{
          unfold: () => setIsFolded(false),
          retry: mustNotBeCalled('retry'),
          choose: (product) => {
            setChosen(chooseProduct(chosen, product, moments))
            setMoments(moments + 1)
          },
        }}
      />
    </>
  )
}
const button = (title: string) => screen.getByRole('button', { description: new RegExp(`^${title}`) })
const list = (name: string) => {
  const found = screen.queryByRole('list', { name })
  return found === null ? [] : within(found).queryAllByRole('listitem')
}
const chosenTitles = () => list('Sản phẩm đã chọn').map((item) => item.textContent)
const remove = (title: string) => fireEvent.click(screen.getByRole('button', { name: `Xóa ${title}` }))

describe('the products of an order', () => {
  it('[M-079] have the button Chọn mua, and Đã chọn and are dimmed once chosen', () => {
    render(<Picker />)
    fireEvent.click(button('Viên gan'))
    expect(
      list('Danh sách sản phẩm').map((item) => [
        within(item).getByRole('button').textContent,
        item.getAttribute('data-state'),
      ]),
    ).toStrictEqual([
      ['Chọn mua', 'free'],
      ['Đã chọn', 'chosen'],
    ])
  })

  it('[M-080] are listed in the order of choosing', () => {
    render(<Picker />)
    expect(chosenTitles()).toStrictEqual([])
    expect(screen.getByText('Bạn chưa chọn sản phẩm nào.')).toBeDefined()
    fireEvent.click(button('Viên gan'))
    fireEvent.click(button('Viên tim'))
    expect(chosenTitles()).toStrictEqual(['Viên gan350.000đ', 'Viên tim990.000đ'])
    expect(screen.queryByText('Bạn chưa chọn sản phẩm nào.')).toBeNull()
  })

  it('[M-079, M-080] can be removed, which undims the product and keeps the focus nearby', () => {
    render(<Picker />)
    fireEvent.click(button('Viên gan'))
    fireEvent.click(button('Viên tim'))
    remove('Viên gan')
    expect(chosenTitles()).toStrictEqual(['Viên tim990.000đ'])
    expect([button('Viên gan').textContent, button('Viên tim').textContent]).toStrictEqual([
      'Chọn mua',
      'Đã chọn',
    ])
    expect(document.activeElement?.textContent).toBe('Sản phẩm đã chọn')
  })
})

describe('the picker of an order that a product’s page led to', () => {
  const titles = () => list('Danh sách sản phẩm').map((item) => item.textContent)

  it('[M-052, M-086] shows this product alone until the others are asked for, and then it first', () => {
    render(<Picker brought={liver} />)
    expect(titles()).toStrictEqual(['Viên gan350.000đChọn mua'])
    fireEvent.click(screen.getByRole('button', { name: 'Thêm sản phẩm khác' }))
    expect(titles()).toStrictEqual(['Viên gan350.000đChọn mua', 'Viên tim990.000đChọn mua'])
    expect(screen.queryByRole('button', { name: 'Thêm sản phẩm khác' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Danh sách sản phẩm' }))
  })
})

describe('the picker without products', () => {
  const showEmpty = (isLoading: boolean, retry: () => void) =>
    renderView(
      <ProductPicker
        products={[]}
        brought={null}
        view={{ ...VIEW, isLoading }}
        actions={{ unfold: mustNotBeCalled('unfold'), choose: mustNotBeCalled('choose'), retry }}
      />,
    )

  it('[M-079, M-133, A-28] asks for the list again in place, and says where else to turn', () => {
    const retry = vi.fn()
    showEmpty(false, retry)
    expect(document.querySelector('[data-part="missing-products"] p')?.textContent).toBe(
      'Chưa tải được danh sách sản phẩm. Bạn bấm “Tải lại danh sách”, hoặc gọi 0900 000 001, nhắn Zalo; thông tin đã nhập vẫn còn.',
    )
    expect(screen.queryByRole('list', { name: 'Danh sách sản phẩm' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Tải lại danh sách' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('[M-079] keeps the room of the list while that is on its way', () => {
    showEmpty(true, mustNotBeCalled('retry'))
    expect(document.querySelector('[data-part="list-to-come"]')).not.toBeNull()
    expect(screen.getByText('Đang tải danh sách ...')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Tải lại danh sách' })).toBeNull()
  })
})

describe('the picker while the form is sent or refused', () => {
  type Differing = {
    error?: string
    disabled?: boolean
    isFolded?: boolean
    products?: ReadonlyArray<Product>
  }
  const showPicker = ({ products = [heart], ...differing }: Differing, choose: (product: Product) => void) =>
    render(
      <ProductPicker
        products={products}
        brought={null}
        view={{ ...VIEW, ...differing }}
        actions={{ unfold: mustNotBeCalled('unfold'), retry: mustNotBeCalled('retry'), choose }}
      />,
    )

  it('[M-083] accepts no choice while the form is being sent', () => {
    showPicker({ disabled: true }, mustNotBeCalled('choose'))
    expect(button('Viên tim').matches(':disabled')).toBe(true)
  })

  it('[M-125] shows the error between the heading and the list, both of which it describes', () => {
    showPicker({ error: 'Vui lòng chọn sản phẩm!' }, mustNotBeCalled('choose'))
    const alert = screen.getByRole('alert')
    const heading = screen.getByRole('heading', {
      name: 'Danh sách sản phẩm',
      description: 'Vui lòng chọn sản phẩm!',
    })
    const { DOCUMENT_POSITION_FOLLOWING: follows } = Node
    expect(heading.compareDocumentPosition(alert)).toBe(follows)
    expect(alert.compareDocumentPosition(screen.getByRole('list'))).toBe(follows)
  })

  it('[M-078] says how many products there are, if the list scrolls', () => {
    const some = (count: number) =>
      Array.from({ length: count }, (_, index) => aProduct(`sp-${index}`, { title: `Viên ${index}` }))
    showPicker({ products: some(6) }, mustNotBeCalled('choose'))
    expect(screen.queryByText(/cuộn xuống để xem thêm/)).toBeNull()
    cleanup()
    showPicker({ products: some(7) }, mustNotBeCalled('choose'))
    expect(screen.getByText('7 sản phẩm, cuộn xuống để xem thêm')).toBeDefined()
    const list = screen.getByRole('list')
    const scrolled = (scrollTop: number) => {
      for (const [key, value] of Object.entries({ scrollTop, clientHeight: 300, scrollHeight: 900 }))
        Object.defineProperty(list, key, { configurable: true, value })
      fireEvent.scroll(list)
    }
    scrolled(600)
    expect([screen.queryByText(/cuộn xuống/), screen.getByText('7 sản phẩm')]).toStrictEqual([
      null,
      expect.anything(),
    ])
    expect(list.className).not.toContain('fading-list')
    scrolled(500)
    expect(screen.getByText('7 sản phẩm, cuộn xuống để xem thêm')).toBeDefined()
    expect(list.className).toContain('fading-list')
  })

  it('[M-083] cannot be unfolded while the form is being sent', () => {
    showPicker({ isFolded: true, disabled: true }, mustNotBeCalled('choose'))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Thêm sản phẩm khác' }).disabled).toBe(true)
  })

  it('[M-125] associates the error with each button', () => {
    const onChoose = vi.fn<(product: Product) => void>()
    showPicker({ error: 'Vui lòng chọn sản phẩm!' }, onChoose)
    expect(screen.getByRole('alert').textContent).toBe('Vui lòng chọn sản phẩm!')
    fireEvent.click(screen.getByRole('button', { description: 'Viên tim990.000đ Vui lòng chọn sản phẩm!' }))
    expect(onChoose.mock.calls).toStrictEqual([[heart]])
  })
})
