export type PageWindowItem =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'gap'; readonly after: number }

const NEIGHBOURS = 2

/** The first page, the last page, the current page (from 1) and its neighbours; gaps between them. */
export const pageWindow = (current: number, pages: number): ReadonlyArray<PageWindowItem> =>
  Array.from({ length: pages }, (_, index) => index + 1)
    .filter((page) => page === 1 || page === pages || Math.abs(page - current) <= NEIGHBOURS)
    .flatMap((page, index, shown): ReadonlyArray<PageWindowItem> => {
      const previous = shown[index - 1] ?? page - 1
      return previous === page - 1
        ? [{ kind: 'page', page }]
        : [
            { kind: 'gap', after: previous },
            { kind: 'page', page },
          ]
    })
