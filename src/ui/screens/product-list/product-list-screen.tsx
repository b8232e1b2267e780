import { useLocation } from 'wouter'
import { productListPath } from '../../../domain/routing/paths'
import { queryPage } from '../../../domain/routing/route-query'
import {
  existingPage,
  needsPagination,
  PRODUCTS_PER_PAGE,
  pageCount,
  pageItems,
} from '../../../domain/screen/paging'
import { useQuery } from '../../app/use-query'
import { NOTICES } from '../../copy/notices'
import { PRODUCT_COPY } from '../../copy/product'
import { useProducts } from '../../machines/products-store'
import { OrderButton } from '../../order/order-button'
import { EmptyList } from '../../parts/empty-list'
import { Pagination } from '../../parts/pagination'
import { ScreenHeading } from '../../parts/screen-heading'
import { ProductCard } from '../../products/product-card'
import { ProductSkeletons } from '../../products/product-skeletons'

/** 16 on a page (M-044..M-047). */
export const ProductListScreen = () => {
  const [, navigate] = useLocation()
  const { products, isSettled } = useProducts()
  const pages = pageCount(products.length, PRODUCTS_PER_PAGE)
  const page = existingPage(queryPage(useQuery()), pages)
  return (
    <div className="grow bg-base-200">
      <div className="page py-10 md:py-14">
        <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
          <div>
            <ScreenHeading title="Các sản phẩm bán chạy" className="text-3xl font-bold md:text-4xl" />
            <p className="mt-2 text-quiet md:text-lg">{PRODUCT_COPY.listLead}</p>
          </div>
          <OrderButton preselected={null} />
        </div>
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6 xl:grid-cols-4">
          {isSettled ? (
            pageItems(products, page, PRODUCTS_PER_PAGE).map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))
          ) : (
            <ProductSkeletons count={8} />
          )}
        </ul>
        {isSettled && products.length === 0 && <EmptyList>{NOTICES.noProducts}</EmptyList>}
        {needsPagination(products.length, PRODUCTS_PER_PAGE) && (
          <Pagination
            page={page}
            pages={pages}
            onChoose={(wanted) => navigate(productListPath(wanted))}
            routeOf={productListPath}
          />
        )}
      </div>
    </div>
  )
}
