import { Redirect } from 'wouter'
import type { ProductSummary } from '../../../domain/catalogue/product-summary'
import { organisationsOf } from '../../../domain/catalogue/responsible-organisation'
import { productWithRelated } from '../../../domain/catalogue/shown-products'
import { queryValue } from '../../../domain/routing/route-query'
import { ROUTES } from '../../../domain/routing/routes'
import { useQuery } from '../../context/use-query'
import { useProductsFailed, useShownProducts } from '../../machines/products-store'
import { Scroller } from '../../parts/scroller'
import { SupplementNotice } from '../../parts/supplement-notice'
import { ProductCard } from '../../products/product-card'
import { ProductDetail } from './product-detail'

const ProductDetailSkeleton = () => (
  <div
    aria-hidden="true"
    className="page grid min-h-dvh gap-12 py-8 md:py-12 xl:grid-cols-[minmax(0,1fr)_320px]"
  >
    <div className="grid min-w-0 content-start gap-8 tablet:grid-cols-2 md:gap-12">
      <div className="skeleton aspect-square max-tablet:aspect-6/5 rounded-box" />
      <div className="space-y-5">
        <div className="space-y-2">
          <div className="skeleton h-9" />
          <div className="skeleton h-9 w-2/3" />
        </div>
        <div className="skeleton h-6" />
        <div className="skeleton h-6 w-3/4" />
        <div className="skeleton h-8 w-1/2" />
        <div className="skeleton h-13 rounded-field" />
      </div>
    </div>
  </div>
)

/** Beside the product on desktop, a strip elsewhere (M-054). */
const RelatedProducts = ({ products }: { readonly products: ReadonlyArray<ProductSummary> }) => {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="related-products" data-part="related" className="related min-w-0">
      <div>
        <h2 id="related-products" className="mb-4 text-xl font-bold">
          Sản phẩm liên quan
        </h2>
        <div className="related-strip">
          <Scroller label="Sản phẩm liên quan">
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} isRowOnDesktop />
              </li>
            ))}
          </Scroller>
        </div>
        <SupplementNotice organisations={organisationsOf(products)} className="mt-4 text-sm" />
      </div>
    </section>
  )
}

/** The page of a product; an unknown one, or a failed request, leads to the list (M-048..M-055). */
export const ProductDetailScreen = () => {
  const shown = useShownProducts(productWithRelated(queryValue(useQuery(), 'id') ?? ''))
  const isFailed = useProductsFailed()
  if (shown === null) return <ProductDetailSkeleton />
  const { product, related } = shown
  if (product === null || isFailed) return <Redirect to={ROUTES.productList.hash} replace />
  return (
    <div className="page beside grid xl:flex xl:flex-wrap gap-12 py-8 md:py-12">
      <ProductDetail key={product.id} product={product} />
      <RelatedProducts products={related} />
    </div>
  )
}
