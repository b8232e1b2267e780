import { organisationsOf } from '../../../domain/catalogue/responsible-organisation'
import { BEST_SELLING } from '../../../domain/catalogue/shown-products'
import { ROUTES } from '../../../domain/routing/routes'
import { PRODUCT_COPY } from '../../copy/products'
import { useShownProducts } from '../../machines/products-store'
import { OrderButton } from '../../order/order-button'
import { MoreLink } from '../../parts/more-link'
import { Scroller } from '../../parts/scroller'
import { Section } from '../../parts/section'
import { SupplementNotice } from '../../parts/supplement-notice'
import { ProductCard } from '../../products/product-card'
import { ProductSkeletons } from '../../products/product-skeletons'

/** Best-selling products (M-034..M-036). */
export const BestSellersSection = () => {
  const products = useShownProducts(BEST_SELLING)
  return (
    <Section
      id="best-sellers"
      title="Sản phẩm bán chạy"
      tone="sand"
      aside={<MoreLink href={ROUTES.productList.hash}>Xem thêm</MoreLink>}
    >
      <Scroller label="Sản phẩm bán chạy">
        {products === null ? (
          <ProductSkeletons count={5} />
        ) : (
          products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))
        )}
      </Scroller>
      {products !== null && products.length > 0 && (
        <div className="mt-6 space-y-1 text-sm text-quiet">
          <p>{PRODUCT_COPY.ranking}</p>
          <SupplementNotice organisations={organisationsOf(products)} />
        </div>
      )}
      <div className="mt-8 text-center">
        <OrderButton preselected={null} />
      </div>
    </Section>
  )
}
