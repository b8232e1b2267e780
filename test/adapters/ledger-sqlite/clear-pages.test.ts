import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { clearPage, pagesWithRemains } from '../../../src/adapters/ledger-sqlite/clear-pages'
import { walPages } from '../../../src/adapters/ledger-sqlite/wal-pages'
import { createTempDir } from '../../support/temp-dir'

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
