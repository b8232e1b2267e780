import { screen } from '@testing-library/react'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Product } from '../../../../src/domain/catalogue/product'
import type { LoadFailure } from '../../../../src/ports/services'
import { ProductsStore } from '../../../../src/ui/machines/products-store'
import { ProductListScreen } from '../../../../src/ui/screens/product-list/product-list-screen'
import { aProduct } from '../../../support/fixtures/a-product'
import { answeredLater, soon } from '../../../support/views/answered-later'
import { renderView } from '../../../support/views/render-view'

const skeletons = () => document.querySelectorAll('li[aria-hidden="true"]').length
const isEmpty = () => screen.queryByText(/^Hiện chưa có sản phẩm nào/) !== null

const showList = async () => {
  const { port, answer } = answeredLater<'products', E.Either<LoadFailure, ReadonlyArray<Product>>>()
  renderView(
    <ProductsStore>
      <ProductListScreen />
    </ProductsStore>,
    { route: '/app-product-list', ports: { loadProducts: port('products'), logFailure: () => () => {} } },
  )
  await soon()
  return answer
}

describe('products that are loading', () => {
  it('[M-044] keep their space, without an empty message', async () => {
    const answer = await showList()
    expect([skeletons(), isEmpty()]).toStrictEqual([8, false])
    await answer('products', E.right([aProduct('a')]))
    expect([skeletons(), isEmpty()]).toStrictEqual([0, false])
    expect(screen.getByRole('link', { name: 'Sản phẩm a' })).toBeDefined()
  })

  it('[M-133] that fail to load leave a neutral message', async () => {
    const answer = await showList()
    await answer('products', E.left({ tag: 'unreachable', reason: 'no answer' }))
    expect([skeletons(), isEmpty()]).toStrictEqual([0, true])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
