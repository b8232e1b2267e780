import { Link } from 'wouter'
import { PATHS } from '../../../domain/routing/paths'
import { useProducts } from '../../machines/products-store'
import { OrderButton } from '../../order/order-button'
import { ArrowRightIcon } from '../../parts/icons'
import { Scroller } from '../../parts/scroller'
import { Section } from '../../parts/section'
import { ProductCard } from '../../products/product-card'
import { ProductSkeletons } from '../../products/product-skeletons'

/** M-034..M-036, M-043. */
export const BestSellersSection = () => {
  const { products, isSettled } = useProducts()
  return (
    <Section
      id="best-sellers"
      title="Sản phẩm bán chạy"
      tone="sand"
      aside={
        <Link href={PATHS.productList} className="text-link inline-flex min-h-11 items-center gap-1">
          Xem thêm
          <ArrowRightIcon />
        </Link>
      }
    >
      <Scroller label="Sản phẩm bán chạy" itemCount={products.length}>
        {isSettled ? (
          products.map((product) => (
            <li key={product.id} className="carousel-card">
              <ProductCard product={product} />
            </li>
          ))
        ) : (
          <ProductSkeletons count={5} className="carousel-card" />
        )}
      </Scroller>
      <div className="mt-8 text-center">
        <OrderButton preselected={null} />
      </div>
    </Section>
  )
}
