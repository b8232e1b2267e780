/** Links in a row, of which one may be current; on a phone they scroll and begin where the text does. */
export const CHIP_ROW =
  '-mx-(--page-gutter) flex scroll-px-(--page-gutter) gap-2 overflow-x-auto px-(--page-gutter) py-1 md:flex-wrap'

export const CHIP =
  'btn shrink-0 aria-[current=page]:[scroll-initial-target:nearest] border-base-300 bg-base-100 px-4 text-sm font-semibold aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-primary-content'
