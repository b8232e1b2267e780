import * as O from 'fp-ts/Option'
import { useLocation } from 'wouter'
import {
  BEST_SELLING,
  type ProductsShown,
  productsPage,
  productWithRelated,
} from '../../domain/catalogue/shown-products'
import { productsKey } from '../../domain/routing/embedded-responses'
import { findRoute } from '../../domain/routing/find-route'
import { queryPage, queryValue } from '../../domain/routing/route-query'
import type { Route } from '../../domain/routing/routes'
import { useAppContext } from '../context/app-context'
import { useEmbeddedResponses } from '../context/embedded-responses'
import { useQuery } from '../context/use-query'
import { PAGE_COPY } from '../copy/shell'
import { useAppLoading } from '../machines/products-store'

const SHOWN: Readonly<Record<NonNullable<Route['products']>, (query: string) => ProductsShown<unknown>>> = {
  page: (query) => productsPage(queryPage(query), queryValue(query, 'group') ?? ''),
  one: (query) => productWithRelated(queryValue(query, 'id') ?? ''),
}

/** Whether the products of the current route were embedded in the page; they are then requested again. */
const useAreShown = (): boolean => {
  const { find } = useEmbeddedResponses()
  const [path] = useLocation()
  const query = useQuery()
  const { slug } = useAppContext().site.brand
  const products = findRoute(slug)({ path, search: query })?.products
  const shown = products === undefined ? BEST_SELLING : SHOWN[products](query)
  return O.isSome(find(productsKey(shown)))
}

/**
 * Covers the screen while it has no products yet; if products are shown, only screen readers announce the loading (M-013, A-08).
 */
export const AppSpinner = () => {
  const isLoading = useAppLoading()
  const areShown = useAreShown()
  return isLoading ? (
    <div
      role="status"
      className="app-spinner screen-only pointer-events-none fixed inset-0 z-50 grid place-content-center"
    >
      <span
        className={
          areShown ? 'sr-only' : 'card-surface grid justify-items-center gap-3 px-8 py-6 font-semibold'
        }
      >
        <span aria-hidden="true" className="loading loading-spinner loading-lg text-primary" />
        {PAGE_COPY.appLoading}
      </span>
    </div>
  ) : null
}
