import { Link } from 'wouter'
import { groupSlug } from '../../../domain/catalogue/product-groups'
import { productListPath } from '../../../domain/routing/paths'
import { PRODUCT_COPY } from '../../copy/products'
import { CHIP, CHIP_ROW } from '../../parts/chip'

const ROW = `mb-6 ${CHIP_ROW}`

/** Placeholder of one row of groups. */
export const GroupSkeletons = () => (
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
