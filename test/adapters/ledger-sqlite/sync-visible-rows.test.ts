import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../src/adapters/ledger-sqlite/open-database'
import { rewriteWal, syncVisibleRows, walOf } from '../../../src/adapters/ledger-sqlite/sync-visible-rows'
import { upgradeSchema } from '../../../src/adapters/ledger-sqlite/upgrade-schema'
import { decoded } from '../../support/decoded'
import { openFilesIn } from '../../support/ledger/open-files-in'
import { createTempDir } from '../../support/temp-dir'

describe('writing a journal over itself', () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 200_000])(
    '[P-004] leaves its %i bytes as they were',
    async (size) => {
      const path = join(await createTempDir(), 'journal')
      const content = Buffer.from(Array.from({ length: size }, (_, n) => n % 251))
      writeFileSync(path, content)
      utimesSync(path, 1, 1)
      rewriteWal(path)
      expect(readFileSync(path).equals(content)).toBe(true)
      expect(statSync(path).mtimeMs > 1_000).toBe(size > 0)
    },
  )

  it('[P-004] makes no journal where there is none', async () => {
    const path = join(await createTempDir(), 'journal')
    expect(() => rewriteWal(path)).toThrow('ENOENT')
    writeFileSync(path, 'x')
    rewriteWal(path)
    expect(openFilesIn(path)).toStrictEqual([])
  })
})

const openUpgraded = async () => {
  const path = join(await createTempDir(), 'x.sqlite')
  const db = decoded(openDatabase(path))
  onTestFinished(() => db.close())
  decoded(upgradeSchema(db))
  return { db, path, journal: walOf(path) }
}

describe('what is seen of a ledger', () => {
  it('[P-001] is synced with a commit of its own behind it, which leaves nothing', async () => {
    const { db, path, journal } = await openUpgraded()
    const before = statSync(journal).size
    expect(syncVisibleRows(db, path)).toStrictEqual(E.right(undefined))
    expect(statSync(journal).size).toBeGreaterThan(before)
    expect([db.isTransaction, db.prepare('SELECT count(*) AS n FROM probe').get()?.n]).toStrictEqual([
      false,
      0,
    ])
    const other = new DatabaseSync(path, { readOnly: true })
    onTestFinished(() => other.close())
    expect(other.prepare('PRAGMA quick_check').get()).toEqual({ quick_check: 'ok' })
  })

  it('[P-001] is not synced while another writes, whose pages the journal gets', async () => {
    const { db, path } = await openUpgraded()
    const other = new DatabaseSync(path)
    onTestFinished(() => other.close())
    other.exec('BEGIN IMMEDIATE')
    db.exec('PRAGMA busy_timeout = 0')
    expect(syncVisibleRows(db, path)).toStrictEqual(E.left({ tag: 'inUse' }))
    other.exec('COMMIT')
    expect(syncVisibleRows(db, path)).toStrictEqual(E.right(undefined))
  })

  it('[P-001] cannot be relied on where the journal is gone or the disk is full', async () => {
    const { db, path, journal } = await openUpgraded()
    db.exec('PRAGMA max_page_count = 1')
    expect(syncVisibleRows(db, path)).toStrictEqual(E.left({ tag: 'diskFull' }))
    rmSync(journal)
    expect(syncVisibleRows(db, path)).toStrictEqual(E.left({ tag: 'notWritable' }))
  })

  it('[P-001] is read and written without leaving the journal open once more', async () => {
    const { db, path, journal } = await openUpgraded()
    const before = openFilesIn(journal)
    expect(syncVisibleRows(db, path)).toStrictEqual(E.right(undefined))
    expect(openFilesIn(journal)).toStrictEqual(before)
  })
})
