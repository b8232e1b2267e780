/** `end` is exclusive. */
export type ByteRange = { readonly start: number; readonly end: number }

/** The first byte of a B-tree page: inner pages and leaves, of indexes and of tables. */
const INNER: ReadonlyArray<number> = [2, 5]
const LEAVES: ReadonlyArray<number> = [10, 13]

const INNER_HEADER_BYTES = 12
const LEAF_HEADER_BYTES = 8
const FREE_BLOCK_HEADER_BYTES = 4
const WIDEST_PAGE = 65_536

const isIn = (page: Uint8Array, { start, end }: ByteRange): boolean => start <= end && end <= page.length

/** The free blocks of a page, a linked list in ascending order. */
function* freeBlocks(page: DataView, first: number): Generator<ByteRange> {
  let start = first
  while (start > 0 && start + FREE_BLOCK_HEADER_BYTES <= page.byteLength) {
    yield { start: start + FREE_BLOCK_HEADER_BYTES, end: start + page.getUint16(start + 2) }
    const next = page.getUint16(start)
    if (next <= start) return
    start = next
  }
}

/** The free bytes of a B-tree page whose header is at offset `header` (https://sqlite.org/fileformat2.html#b_tree_pages). */
export const freeRanges = (page: Uint8Array, header: number): ReadonlyArray<ByteRange> => {
  const kind = page[header] ?? 0
  if (!INNER.includes(kind) && !LEAVES.includes(kind)) return []
  const view = new DataView(page.buffer, page.byteOffset, page.byteLength)
  const cells = header + (INNER.includes(kind) ? INNER_HEADER_BYTES : LEAF_HEADER_BYTES)
  const gap = {
    start: cells + 2 * view.getUint16(header + 3),
    end: view.getUint16(header + 5) || WIDEST_PAGE,
  }
  const ranges = [gap, ...freeBlocks(view, view.getUint16(header + 1))]
  return ranges.every((range) => isIn(page, range)) ? ranges : []
}
