import { screen } from '@testing-library/react'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import type { Product } from '../../../src/domain/catalogue/product'
import type { LoadFailure } from '../../../src/ports/services'
import { EmbeddedResponsesProvider, NO_EMBEDDED_RESPONSES } from '../../../src/ui/context/embedded-responses'
import { ProductsStore, useProducts } from '../../../src/ui/machines/products-store'
import { AppSpinner } from '../../../src/ui/shell/app-spinner'
import { answeredLater, soon } from '../../support/views/answered-later'
import { renderView } from '../../support/views/render-view'

const ScreenWithProducts = () => <p>{useProducts().products.length} sản phẩm</p>

const showApp = async (content = <ScreenWithProducts />, route = '/') => {
  const { port, answer } = answeredLater<'products', E.Either<LoadFailure, ReadonlyArray<Product>>>()
  renderView(
    <ProductsStore>
      {content}
      <AppSpinner />
    </ProductsStore>,
    { route, ports: { loadProducts: port('products'), logFailure: () => () => {} } },
  )
  await soon()
  return answer
}
const spinner = () => screen.queryByRole('status')

describe('the spinner over the whole screen', () => {
  it('[M-013] is not shown on a screen without products', async () => {
    await showApp(<p>Giới thiệu</p>)
    expect(spinner()).toBeNull()
  })

  it('[M-013, A-08] is shown at once while they load, above the rendered page', async () => {
    await showApp()
    expect(spinner()?.textContent).toBe('Đang xử lý ...')
    expect(screen.getByText('0 sản phẩm')).toBeDefined()
  })

  it.each([
    { route: '/', key: 'products best' },
    { route: '/about', key: 'products best' },
    { route: '/app-product-list?page=2&group=tim-mach', key: 'products page 2 tim-mach' },
    { route: '/app-product-list/detail?id=a', key: 'products product a' },
  ])(
    '[M-013, A-08] does not cover products that are shown at $route while they are requested again',
    async ({ route, key }) => {
      await showApp(
        <EmbeddedResponsesProvider
          value={{ ...NO_EMBEDDED_RESPONSES, find: (wanted) => (wanted === key ? O.some([]) : O.none) }}
        >
          <ScreenWithProducts />
          <AppSpinner />
        </EmbeddedResponsesProvider>,
        route,
      )
      const isOnlyHeard = screen
        .getAllByRole('status')
        .map((status) => status.querySelector('.sr-only') !== null)
      expect(isOnlyHeard).toStrictEqual([true, false])
    },
  )

  it.each([
    { how: 'once they are there', answer: E.right([]) },
    { how: 'where they cannot be had', answer: E.left({ tag: 'refused' as const, status: 500 }) },
  ])('[M-013, M-116] disappears $how', async ({ answer }) => {
    const settle = await showApp()
    await settle('products', answer)
    expect(spinner()).toBeNull()
  })
})
