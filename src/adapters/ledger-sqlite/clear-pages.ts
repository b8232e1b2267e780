import { readSync, writeSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'

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

const FILE_HEADER_BYTES = 100
const PAGES_AT_ONCE = 256

export type PageFile = { readonly file: number; readonly pageBytes: number }

/** The free ranges of a page that are not zeroed; page numbers start at 1. */
const remains = (page: Uint8Array, pageNumber: number): ReadonlyArray<ByteRange> =>
  freeRanges(page, pageNumber === 1 ? FILE_HEADER_BYTES : 0).filter(({ start, end }) =>
    page.subarray(start, end).some((byte) => byte !== 0),
  )

/** The pages whose free space is not zeroed. */
export const pagesWithRemains = async ({ file, pageBytes }: PageFile): Promise<ReadonlyArray<number>> => {
  const piece = Buffer.alloc(PAGES_AT_ONCE * pageBytes)
  const found: Array<number> = []
  for (let first = 1; ; first += PAGES_AT_ONCE) {
    const pages = Math.floor(readSync(file, piece, 0, piece.length, (first - 1) * pageBytes) / pageBytes)
    for (let page = 0; page < pages; page += 1)
      if (remains(piece.subarray(page * pageBytes, (page + 1) * pageBytes), first + page).length > 0)
        found.push(first + page)
    if (pages < PAGES_AT_ONCE) return found
    await nextTurn()
  }
}

/** Zeroes the free space of a page; nobody may write the page meanwhile. A power failure in between leaves the page valid. */
export const clearPage = ({ file, pageBytes }: PageFile, pageNumber: number): void => {
  const at = (pageNumber - 1) * pageBytes
  const page = Buffer.alloc(pageBytes)
  if (readSync(file, page, 0, pageBytes, at) < pageBytes) return
  for (const { start, end } of remains(page, pageNumber))
    writeSync(file, Buffer.alloc(end - start), 0, end - start, at + start)
}
