/** A row of links, of which one may be current; on a phone they scroll, aligned with the text, elsewhere they wrap. */
export const CHIP_ROW =
  '-mx-(--page-gutter) flex scroll-px-(--page-gutter) gap-2 overflow-x-auto px-(--page-gutter) py-1.5 tablet:flex-wrap tablet:overflow-visible'

export const CHIP =
  'btn shrink-0 max-tablet:aria-[current=page]:[scroll-initial-target:nearest] border-base-300 bg-base-100 px-4 text-sm font-semibold aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-primary-content'
