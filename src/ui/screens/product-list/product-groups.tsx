import { Link } from 'wouter'
import { groupSlug } from '../../../domain/catalogue/product-groups'
import { productListPath } from '../../../domain/routing/paths'
import { PRODUCT_COPY } from '../../copy/products'
import { CHIP, CHIP_ROW } from '../../parts/chip'

const ROW = `mb-6 ${CHIP_ROW}`

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
          className={CHIP}
        >
          {group === '' ? PRODUCT_COPY.allGroups : group}
        </Link>
      ))}
    </nav>
  )
