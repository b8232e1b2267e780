import { useState } from 'react'
import { Link, Redirect } from 'wouter'
import { groupSlug } from '../../../domain/catalogue/product-groups'
import { organisationsOf } from '../../../domain/catalogue/responsible-organisation'
import { productsPage } from '../../../domain/catalogue/shown-products'
import { productListPath } from '../../../domain/routing/paths'
import { queryPage, queryValue } from '../../../domain/routing/route-query'
import { needsPagination, PRODUCTS_PER_PAGE, pageCount } from '../../../domain/screen/paging'
import { useQuery } from '../../context/use-query'
import { PRODUCT_COPY } from '../../copy/products'
import { PAGE_COPY } from '../../copy/shell'
import { useShownProducts } from '../../machines/products-store'
import { OrderButton } from '../../order/order-button'
import { CHIP, CHIP_ROW } from '../../parts/chip'
import { EmptyList } from '../../parts/empty-list'
import { Pagination } from '../../parts/pagination'
import { loadingOf } from '../../parts/picture'
import { ScreenHeading } from '../../parts/screen-heading'
import { SupplementNotice } from '../../parts/supplement-notice'
import { ProductCard } from '../../products/product-card'
import { ProductSkeletons } from '../../products/product-skeletons'

const ROW = `mb-6 ${CHIP_ROW}`

/** Placeholder of one row of groups. */
const GroupSkeletons = () => (
  <div aria-hidden="true" className={ROW}>
    <div className="skeleton h-11 w-36 shrink-0" />
    <div className="skeleton h-11 w-44 shrink-0" />
    <div className="skeleton h-11 w-40 shrink-0" />
  </div>
)

type ProductGroupsProps = {
  readonly groups: ReadonlyArray<string>
  /** The slug of the shown group; empty for all. */
  readonly current: string
}

/** Links to the parts of the list by group, the first to the whole list. */
const ProductGroups = ({ groups, current }: ProductGroupsProps) =>
  groups.length > 0 && (
    <nav aria-label={PRODUCT_COPY.groups} className={`screen-only ${ROW}`}>
      {['', ...groups].map((group) => (
        <Link
          key={group}
          href={productListPath(1, groupSlug(group))}
          aria-current={groupSlug(group) === current ? 'page' : undefined}
          className={CHIP}
        >
          {group === '' ? PRODUCT_COPY.allGroups : group}
        </Link>
      ))}
    </nav>
  )

/** The list of products; a page or group that does not exist leads to one that does (M-044..M-047). */
export const ProductListScreen = () => {
  const query = useQuery()
  const wanted = queryPage(query)
  const group = queryValue(query, 'group') ?? ''
  const shown = useShownProducts(productsPage(wanted, group))
  const [groups, setGroups] = useState(shown?.groups)
  // The links stay, with the focus, while the products of another group are loaded.
  if (shown !== null && shown.groups !== groups) setGroups(shown.groups)
  const title = groups?.find((one) => groupSlug(one) === group) ?? PRODUCT_COPY.listTitle
  const total = shown?.total ?? 0
  if (shown !== null && total === 0 && group !== '') return <Redirect to={productListPath()} replace />
  if (shown !== null && total > 0 && shown.page !== wanted)
    return <Redirect to={productListPath(shown.page, group)} replace />
  return (
    <div className="grow bg-base-200">
      <div className="page py-10 md:py-14">
        <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
          <div>
            <ScreenHeading title={title} className="text-3xl font-bold md:text-4xl" />
            <p className="mt-2 text-quiet md:text-lg">{PRODUCT_COPY.listLead}</p>
          </div>
          {(shown === null || total > 0) && <OrderButton preselected={null} />}
        </div>
        {groups === undefined ? <GroupSkeletons /> : <ProductGroups groups={groups} current={group} />}
        {/* Two or four columns: sixteen products in three would leave one card in the last row. */}
        <ul className="card-rows product-rows tablet:[--columns:4]">
          {shown === null ? (
            <ProductSkeletons count={8} />
          ) : (
            shown.products.map((product, position) => (
              <li key={product.id}>
                <ProductCard product={product} loading={loadingOf(position)} />
              </li>
            ))
          )}
        </ul>
        {shown !== null && total > 0 && (
          <div className="mt-8 space-y-2 text-sm">
            {group === '' && <p className="text-quiet">{PRODUCT_COPY.ranking}</p>}
            <SupplementNotice organisations={organisationsOf(shown.products)} />
          </div>
        )}
        {shown !== null && total === 0 && <EmptyList>{PAGE_COPY.noProducts}</EmptyList>}
        {needsPagination(total, PRODUCTS_PER_PAGE) && (
          <Pagination
            page={wanted}
            pages={pageCount(total, PRODUCTS_PER_PAGE)}
            routeOf={(page) => productListPath(page, group)}
          />
        )}
      </div>
    </div>
  )
}
