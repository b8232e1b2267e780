import { readSync, writeSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type ByteRange, freeRanges } from './free-ranges'

const FILE_HEADER_BYTES = 100
const PAGES_AT_A_TIME = 256

export type PageFile = { readonly file: number; readonly pageBytes: number }

/** The free ranges of a page that are not zeroed; page numbers start at 1. */
const remains = (page: Uint8Array, number: number): ReadonlyArray<ByteRange> =>
  freeRanges(page, number === 1 ? FILE_HEADER_BYTES : 0).filter(({ start, end }) =>
    page.subarray(start, end).some((byte) => byte !== 0),
  )

/** The pages whose free space is not zeroed. */
export const pagesWithRemains = async ({ file, pageBytes }: PageFile): Promise<ReadonlyArray<number>> => {
  const piece = Buffer.alloc(PAGES_AT_A_TIME * pageBytes)
  const found: Array<number> = []
  for (let first = 1; ; first += PAGES_AT_A_TIME) {
    const pages = Math.floor(readSync(file, piece, 0, piece.length, (first - 1) * pageBytes) / pageBytes)
    for (let page = 0; page < pages; page += 1)
      if (remains(piece.subarray(page * pageBytes, (page + 1) * pageBytes), first + page).length > 0)
        found.push(first + page)
    if (pages < PAGES_AT_A_TIME) return found
    await nextTurn()
  }
}

/** Zeroes the free space of a page, which nobody may write meanwhile. The page stays valid if power fails in between. */
export const clearPage = ({ file, pageBytes }: PageFile, number: number): void => {
  const at = (number - 1) * pageBytes
  const page = Buffer.alloc(pageBytes)
  if (readSync(file, page, 0, pageBytes, at) < pageBytes) return
  for (const { start, end } of remains(page, number))
    writeSync(file, Buffer.alloc(end - start), 0, end - start, at + start)
}
