import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { Redirect } from 'wouter'
import { findProduct } from '../../../domain/catalogue/find-product'
import { relatedProducts } from '../../../domain/catalogue/related-products'
import { PATHS } from '../../../domain/routing/paths'
import { queryValue } from '../../../domain/routing/route-query'
import { useQuery } from '../../app/use-query'
import { useProducts } from '../../machines/products-store'
import { ProductDetail } from './product-detail'
import { ProductDetailSkeleton } from './product-detail-skeleton'
import { RelatedProducts } from './related-products'

/** An unknown product, or a failed load, leads back to the list (M-048..M-055). */
export const ProductDetailScreen = () => {
  const { products, isSettled } = useProducts()
  const id = queryValue(useQuery(), 'id') ?? ''
  if (!isSettled) return <ProductDetailSkeleton />
  return pipe(
    findProduct(products, id),
    O.match(
      () => <Redirect to={PATHS.productList} replace />,
      (product) => (
        <div className="page grid gap-12 py-8 md:py-12 xl:grid-cols-[minmax(0,1fr)_320px]">
          <ProductDetail key={product.id} product={product} />
          <RelatedProducts products={relatedProducts(products, product)} />
        </div>
      ),
    ),
  )
}
