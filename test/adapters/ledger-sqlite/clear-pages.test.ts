import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { clearPage, freeRanges, pagesWithRemains } from '../../../src/adapters/ledger-sqlite/clear-pages'
import { walPages } from '../../../src/adapters/ledger-sqlite/wipe'
import { createTempDir } from '../../support/temp-dir'

type Leaf = {
  readonly cells: number
  readonly content: number
  readonly free?: ReadonlyArray<[number, number]>
}

const SMALL_PAGE_BYTES = 512

/** A page of a kind whose header begins at an offset, with its cells' number, where they begin, and free blocks. */
const aPage = (kind: number, header: number, { cells, content, free = [] }: Leaf): Uint8Array => {
  const page = Buffer.alloc(SMALL_PAGE_BYTES, 0xff)
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
    ['has its cells behind its end', aPage(10, 0, { cells: 1, content: SMALL_PAGE_BYTES + 1 })],
    ['has a block that reaches over its end', aPage(10, 0, { cells: 1, content: 300, free: [[500, 13]] })],
    ['has a block whose head alone fits', aPage(10, 0, { cells: 1, content: 300, free: [[508, 5]] })],
    ['has a block smaller than its own head', aPage(10, 0, { cells: 1, content: 300, free: [[400, 3]] })],
  ])('[P-004] is left alone where it %s', (_, page) => {
    expect(freeRanges(page, 0)).toStrictEqual([])
  })

  it('[P-004] of a page without cells reaches to its end, also of the widest one, whose end has no number', () => {
    expect(freeRanges(aPage(10, 0, { cells: 0, content: SMALL_PAGE_BYTES }), 0)).toStrictEqual([
      { start: 8, end: SMALL_PAGE_BYTES },
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
    expect(freeRanges(page(SMALL_PAGE_BYTES - 4), 0)).toStrictEqual([
      { start: 8, end: 300 },
      { start: SMALL_PAGE_BYTES, end: SMALL_PAGE_BYTES },
    ])
    const outside = aPage(10, 0, { cells: 0, content: 300 })
    for (const first of [SMALL_PAGE_BYTES - 3, SMALL_PAGE_BYTES - 1, SMALL_PAGE_BYTES, 0xff_ff]) {
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

const PAGE_BYTES = 1_024
const ROWS = 1_200
const textOf = (n: number) => `<${n}>`

/** A closed file of more than 256 pages, and some in front that are whole; every other row was deleted, and its bytes are left. */
const createFile = async () => {
  const path = join(await createTempDir(), 'x.sqlite')
  const db = new DatabaseSync(path)
  db.exec(
    `PRAGMA page_size = ${PAGE_BYTES}; PRAGMA secure_delete = OFF; CREATE TABLE row (id INTEGER PRIMARY KEY, text TEXT)`,
  )
  const insert = db.prepare('INSERT INTO row VALUES (?, ?)')
  db.exec('BEGIN')
  for (let n = 1; n <= ROWS; n += 1) insert.run(n, `${textOf(n)}${'x'.repeat(200)}`)
  db.exec('COMMIT; DELETE FROM row WHERE id % 2 = 1')
  db.close()
  const file = openSync(path, 'r+')
  onTestFinished(() => closeSync(file))
  const left = () => {
    const bytes = readFileSync(path)
    return Array.from({ length: ROWS }, (_, at) => at + 1).filter((n) => bytes.includes(textOf(n)))
  }
  return { path, pages: { file, pageBytes: PAGE_BYTES }, left }
}

describe('pages of a file with bytes of deleted rows', () => {
  it('[P-004] are found wherever they are, and cleared one by one, every other row staying', async () => {
    const { path, pages, left } = await createFile()
    const found = await pagesWithRemains(pages)
    const count = readFileSync(path).length / PAGE_BYTES
    expect(count).toBeGreaterThan(290)
    expect(Math.max(...found)).toBeLessThanOrEqual(count)
    expect([Math.min(...found) < 10, Math.max(...found) > 280]).toStrictEqual([true, true])
    expect(found).toStrictEqual([...new Set(found)].toSorted((a, b) => a - b))
    expect(left().some((n) => n % 2 === 1)).toBe(true)
    const [first = 0, ...others] = found
    clearPage(pages, first)
    expect(await pagesWithRemains(pages)).toStrictEqual(others)
    for (const number of others) clearPage(pages, number)
    expect(await pagesWithRemains(pages)).toStrictEqual([])
    expect(left()).toStrictEqual(Array.from({ length: ROWS / 2 }, (_, at) => 2 * (at + 1)))
    const db = new DatabaseSync(path)
    expect(db.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    expect(db.prepare('SELECT count(*) AS n FROM row').get()).toEqual({ n: ROWS / 2 })
    db.close()
  })

  it('[P-004] are also the first one, behind the file’s header, which stays', async () => {
    const path = join(await createTempDir(), 'x.sqlite')
    const db = new DatabaseSync(path)
    db.exec(
      `PRAGMA page_size = ${PAGE_BYTES}; PRAGMA secure_delete = OFF; CREATE TABLE gone (a); DROP TABLE gone`,
    )
    db.close()
    const file = openSync(path, 'r+')
    onTestFinished(() => closeSync(file))
    const pages = { file, pageBytes: PAGE_BYTES }
    const header = readFileSync(path).subarray(0, 100)
    expect(readFileSync(path).includes('gone')).toBe(true)
    expect(await pagesWithRemains(pages)).toContain(1)
    clearPage(pages, 1)
    expect(await pagesWithRemains(pages)).not.toContain(1)
    expect(readFileSync(path).subarray(0, PAGE_BYTES).includes('gone')).toBe(false)
    expect(readFileSync(path).subarray(0, 100)).toStrictEqual(header)
  })

  it('[P-004] that the file no longer has are passed over', async () => {
    const { path, pages } = await createFile()
    const before = readFileSync(path)
    clearPage(pages, before.length / PAGE_BYTES + 1)
    expect(readFileSync(path).equals(before)).toBe(true)
  })
})

describe('the pages of a journal', () => {
  const frame = (page: number) => {
    const bytes = Buffer.alloc(24 + PAGE_BYTES, 0xff)
    bytes.writeUInt32BE(page, 0)
    return bytes
  }

  it('[P-004] are those of each frame, also of one that was cut off', async () => {
    const path = join(await createTempDir(), 'journal')
    const write = (...parts: ReadonlyArray<Buffer>) => writeFileSync(path, Buffer.concat(parts))
    const header = Buffer.alloc(32, 0xff)
    write()
    expect(walPages(path, PAGE_BYTES)).toStrictEqual(new Set())
    write(header)
    expect(walPages(path, PAGE_BYTES)).toStrictEqual(new Set())
    write(header, frame(3), frame(70_000), frame(3))
    expect(walPages(path, PAGE_BYTES)).toStrictEqual(new Set([3, 70_000]))
    write(header, frame(3), frame(9).subarray(0, 23))
    expect(walPages(path, PAGE_BYTES)).toStrictEqual(new Set([3]))
    write(header, frame(3), frame(9).subarray(0, 24))
    expect(walPages(path, PAGE_BYTES)).toStrictEqual(new Set([3, 9]))
  })
})
