import * as O from 'fp-ts/Option'
import { useLocation } from 'wouter'
import { BEST_SELLING, productsPage, productWithRelated } from '../../domain/catalogue/shown-products'
import { productsKey } from '../../domain/routing/embedded-responses'
import { queryPage, queryValue } from '../../domain/routing/route-query'
import { ROUTES } from '../../domain/routing/routes'
import { useEmbeddedResponses } from '../context/embedded-responses'
import { useQuery } from '../context/use-query'
import { PAGE_COPY } from '../copy/shell'
import { useAppLoading } from '../machines/products-store'

/** Whether the products of the current route were embedded in the page; they are then requested again. */
const useAreShown = (): boolean => {
  const { find } = useEmbeddedResponses()
  const [path] = useLocation()
  const query = useQuery()
  const shown =
    path === ROUTES.productList.hash
      ? productsPage(queryPage(query), queryValue(query, 'group') ?? '')
      : path === ROUTES.productDetail.hash
        ? productWithRelated(queryValue(query, 'id') ?? '')
        : BEST_SELLING
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
