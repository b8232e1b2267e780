import { SEARCH_ADDRESS, SEARCH_FIELD } from '../../../domain/search/search-address'

/** Leads to the page that shows what the site has on a group. */
export const ProductGroups = ({ groups }: { readonly groups: ReadonlyArray<string> }) => (
  <form
    action={SEARCH_ADDRESS}
    aria-label="Nhóm sản phẩm"
    className="screen-only -mx-(--page-gutter) mb-6 flex gap-2 overflow-x-auto px-(--page-gutter) py-1 md:flex-wrap"
  >
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
