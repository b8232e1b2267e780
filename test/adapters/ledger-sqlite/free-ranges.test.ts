import { describe, expect, it } from 'vitest'
import { freeRanges } from '../../../src/adapters/ledger-sqlite/free-ranges'

type Leaf = {
  readonly cells: number
  readonly content: number
  readonly free?: ReadonlyArray<[number, number]>
}

const PAGE_BYTES = 512

/** A page of a kind whose header begins at an offset, with its cells' number, where they begin, and free blocks. */
const aPage = (kind: number, header: number, { cells, content, free = [] }: Leaf): Uint8Array => {
  const page = Buffer.alloc(PAGE_BYTES, 0xff)
  page.writeUInt8(kind, header)
  page.writeUInt16BE(free[0]?.[0] ?? 0, header + 1)
  page.writeUInt16BE(cells, header + 3)
  page.writeUInt16BE(content, header + 5)
  free.forEach(([start, size], index) => {
    page.writeUInt16BE(free[index + 1]?.[0] ?? 0, start)
    page.writeUInt16BE(size, start + 2)
  })
  return page
}

describe('the unused room of a page', () => {
  it.each([
    [10, 8],
    [13, 8],
    [2, 12],
    [5, 12],
  ])('[P-004] of kind %i lies between the cells’ pointers and the cells', (kind, headerBytes) => {
    expect(freeRanges(aPage(kind, 0, { cells: 3, content: 400 }), 0)).toStrictEqual([
      { start: headerBytes + 6, end: 400 },
    ])
  })

  it('[P-004] of the first page begins after the file’s header', () => {
    expect(freeRanges(aPage(13, 100, { cells: 1, content: 300 }), 100)).toStrictEqual([
      { start: 110, end: 300 },
    ])
  })

  it('[P-004] lies in blocks that cells left, without what links them', () => {
    const page = aPage(10, 0, {
      cells: 2,
      content: 200,
      free: [
        [210, 20],
        [300, 50],
      ],
    })
    expect(freeRanges(page, 0)).toStrictEqual([
      { start: 12, end: 200 },
      { start: 214, end: 230 },
      { start: 304, end: 350 },
    ])
  })

  it.each<[string, Uint8Array]>([
    ['is no page of a tree', aPage(0, 0, { cells: 1, content: 300 })],
    ['has its cells before their pointers', aPage(10, 0, { cells: 200, content: 300 })],
    ['has its cells behind its end', aPage(10, 0, { cells: 1, content: PAGE_BYTES + 1 })],
    ['has a block that reaches over its end', aPage(10, 0, { cells: 1, content: 300, free: [[500, 13]] })],
    ['has a block whose head alone fits', aPage(10, 0, { cells: 1, content: 300, free: [[508, 5]] })],
    ['has a block smaller than its own head', aPage(10, 0, { cells: 1, content: 300, free: [[400, 3]] })],
  ])('[P-004] is left alone where it %s', (_, page) => {
    expect(freeRanges(page, 0)).toStrictEqual([])
  })

  it('[P-004] of a page without cells reaches to its end, also of the widest one, whose end has no number', () => {
    expect(freeRanges(aPage(10, 0, { cells: 0, content: PAGE_BYTES }), 0)).toStrictEqual([
      { start: 8, end: PAGE_BYTES },
    ])
    const widest = Buffer.alloc(65_536)
    widest.writeUInt8(10)
    expect(freeRanges(widest, 0)).toStrictEqual([{ start: 8, end: 65_536 }])
  })

  it('[P-004] is none between pointers and cells that touch, and is still found in blocks', () => {
    expect(freeRanges(aPage(10, 0, { cells: 2, content: 12, free: [[40, 10]] }), 0)).toStrictEqual([
      { start: 12, end: 12 },
      { start: 44, end: 50 },
    ])
  })

  it('[P-004] in a block whose head ends the page is empty, and one whose head does not fit is not read', () => {
    const page = (first: number) => aPage(10, 0, { cells: 0, content: 300, free: [[first, 4]] })
    expect(freeRanges(page(PAGE_BYTES - 4), 0)).toStrictEqual([
      { start: 8, end: 300 },
      { start: PAGE_BYTES, end: PAGE_BYTES },
    ])
    const outside = aPage(10, 0, { cells: 0, content: 300 })
    for (const first of [PAGE_BYTES - 3, PAGE_BYTES - 1, PAGE_BYTES, 0xff_ff]) {
      Buffer.from(outside.buffer, outside.byteOffset).writeUInt16BE(first, 1)
      expect(freeRanges(outside, 0)).toStrictEqual([{ start: 8, end: 300 }])
    }
  })

  it.each([
    ['itself', 400],
    ['one before it', 390],
  ])('[P-004] ends with a block that leads to %s', (_, next) => {
    const page = Buffer.from(aPage(10, 0, { cells: 1, content: 300, free: [[400, 10]] }))
    page.writeUInt16BE(next, 400)
    expect(freeRanges(page, 0)).toStrictEqual([
      { start: 10, end: 300 },
      { start: 404, end: 410 },
    ])
  })
})
