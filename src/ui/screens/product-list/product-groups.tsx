import { Link } from 'wouter'
import { groupSlug } from '../../../domain/catalogue/product-groups'
import { productListPath } from '../../../domain/routing/paths'
import { PRODUCT_COPY } from '../../copy/products'

const ROW = '-mx-(--page-gutter) mb-6 flex gap-2 overflow-x-auto px-(--page-gutter) py-1 md:flex-wrap'

/** As high as the groups of one row. */
export const GroupSkeletons = () => (
  <div aria-hidden="true" className={ROW}>
    <div className="skeleton h-11 w-36 shrink-0" />
    <div className="skeleton h-11 w-44 shrink-0" />
    <div className="skeleton h-11 w-40 shrink-0" />
  </div>
)

type ProductGroupsProps = {
  readonly groups: ReadonlyArray<string>
  /** The slug of the group that is shown; empty: all are. */
  readonly current: string
}

/** Each leads to the part of the list that has its products, the first to the whole list. */
export const ProductGroups = ({ groups, current }: ProductGroupsProps) =>
  groups.length > 0 && (
    <nav aria-label={PRODUCT_COPY.groups} className={`screen-only ${ROW}`}>
      {['', ...groups].map((group) => (
        <Link
          key={group}
          href={productListPath(1, groupSlug(group))}
          aria-current={groupSlug(group) === current ? 'page' : undefined}
          className="btn shrink-0 aria-[current=page]:[scroll-initial-target:nearest] border-base-300 bg-base-100 px-4 text-sm font-semibold aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-primary-content"
        >
          {group === '' ? PRODUCT_COPY.allGroups : group}
        </Link>
      ))}
    </nav>
  )
