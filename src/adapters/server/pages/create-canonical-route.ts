import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { productNamed } from '../../../domain/catalogue/find-product'
import { readHash } from '../../../domain/routing/hash-location'
import { productDetailPath } from '../../../domain/routing/paths'
import { queryValue } from '../../../domain/routing/route-query'
import { ROUTES } from '../../../domain/routing/routes'
import type { LoadProducts } from '../../../ports/services'
import { readable } from '../content/readable-content'

/** Resolves a readable address that ends in `sp-01-vien-uong` to the product `sp-01`. */
export const createCanonicalRoute =
  (loadProducts: LoadProducts) =>
  async (route: string): Promise<string | null> => {
    const { path, search } = readHash(route)
    if (path !== ROUTES.productDetail.hash) return null
    return pipe(
      productNamed(readable(await loadProducts()), queryValue(search, 'id') ?? ''),
      O.match(
        () => null,
        ({ id }) => productDetailPath(id),
      ),
    )
  }
