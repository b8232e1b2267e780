import type { ProductSummary } from '../../../domain/catalogue/product-summary'
import { organisationsOf } from '../../../domain/catalogue/responsible-organisation'
import { Scroller } from '../../parts/scroller'
import { SupplementNotice } from '../../parts/supplement-notice'
import { ProductCard } from '../../products/product-card'

/** Beside the product on desktop, a strip elsewhere (M-054). */
export const RelatedProducts = ({ products }: { readonly products: ReadonlyArray<ProductSummary> }) => {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="related-products" data-part="related" className="related min-w-0">
      <h2 id="related-products" className="mb-4 text-xl font-bold">
        Sản phẩm liên quan
      </h2>
      <div className="related-strip">
        <Scroller label="Sản phẩm liên quan" itemCount={products.length}>
          {products.map((product) => (
            <li key={product.id} className="carousel-card">
              <ProductCard product={product} isRowOnDesktop />
            </li>
          ))}
        </Scroller>
      </div>
      <SupplementNotice organisations={organisationsOf(products)} className="mt-4 text-sm" />
    </section>
  )
}
