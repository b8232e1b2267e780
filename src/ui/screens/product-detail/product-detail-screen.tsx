import { Redirect } from 'wouter'
import { productWithRelated } from '../../../domain/catalogue/shown-products'
import { queryValue } from '../../../domain/routing/route-query'
import { ROUTES } from '../../../domain/routing/routes'
import { useQuery } from '../../context/use-query'
import { useShownProducts } from '../../machines/products-store'
import { ProductDetail } from './product-detail'
import { ProductDetailSkeleton } from './product-detail-skeleton'
import { RelatedProducts } from './related-products'

/** An unknown product leads to the list (M-048..M-055). */
export const ProductDetailScreen = () => {
  const shown = useShownProducts(productWithRelated(queryValue(useQuery(), 'id') ?? ''))
  if (shown === null) return <ProductDetailSkeleton />
  const { product, related } = shown
  if (product === null) return <Redirect to={ROUTES.productList.hash} replace />
  return (
    <div className="page grid gap-12 py-8 md:py-12 xl:grid-cols-[minmax(0,1fr)_320px]">
      <ProductDetail key={product.id} product={product} />
      <RelatedProducts products={related} />
    </div>
  )
}
