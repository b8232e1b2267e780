import { SEARCH_ADDRESS, SEARCH_FIELD } from '../../../domain/search/search-address'

const ROW = '-mx-(--page-gutter) mb-6 flex gap-2 overflow-x-auto px-(--page-gutter) py-1 md:flex-wrap'

/** As high as the groups of one row. */
export const GroupSkeletons = () => (
  <div aria-hidden="true" className={ROW}>
    <div className="skeleton h-11 w-36 shrink-0" />
    <div className="skeleton h-11 w-44 shrink-0" />
    <div className="skeleton h-11 w-40 shrink-0" />
  </div>
)

/** Leads to the page that shows what the site has on a group. */
export const ProductGroups = ({ groups }: { readonly groups: ReadonlyArray<string> }) => (
  <form action={SEARCH_ADDRESS} aria-label="Nhóm sản phẩm" className={`screen-only ${ROW}`}>
    {groups.map((group) => (
      <button
        key={group}
        type="submit"
        name={SEARCH_FIELD}
        value={group}
        className="btn shrink-0 border-base-300 bg-base-100 px-4 text-sm font-semibold"
      >
        {group}
      </button>
    ))}
  </form>
)
