import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DataFaultError } from '../../../src/adapters/ledger/data-fault'
import { holdLock } from '../../../src/adapters/ledger-sqlite/hold-lock'
import { inTransaction, type WriteDeps } from '../../../src/adapters/ledger-sqlite/in-transaction'
import { watchPaths } from '../../../src/adapters/ledger-sqlite/watch-paths'
import { decoded } from '../../support/decoded'
import { openFilesIn } from '../../support/ledger/open-files-in'
import { createTempDir } from '../../support/temp-dir'

const refused = (reason: string) => E.left({ tag: 'unavailable', reason })

const openCounted = (given: Partial<WriteDeps> = {}) => {
  const db = new DatabaseSync(':memory:')
  onTestFinished(() => db.close())
  db.exec('CREATE TABLE kept (n INTEGER UNIQUE)')
  const deps = { db, isInPlace: () => true, ...given }
  const insert = (n: number) => db.prepare('INSERT INTO kept (n) VALUES (?)').run(n)
  return {
    db,
    deps,
    insert,
    kept: () =>
      db
        .prepare('SELECT n FROM kept ORDER BY n')
        .all()
        .map(({ n }) => n),
    keep: (...numbers: ReadonlyArray<number>) =>
      inTransaction(deps, () => {
        for (const n of numbers) insert(n)
        return numbers.length
      })(),
  }
}

describe('a transaction', () => {
  it('[P-001] is committed before its answer, and leaves none open', async () => {
    const { db, keep, kept } = openCounted()
    expect(await keep(1, 2)).toStrictEqual(E.right(2))
    expect(db.isTransaction).toBe(false)
    expect(kept()).toStrictEqual([1, 2])
  })

  it('[P-001] of which one statement fails leaves nothing', async () => {
    const { db, keep, kept } = openCounted()
    expect(await keep(1, 1)).toStrictEqual(refused('constraint failed'))
    expect(db.isTransaction).toBe(false)
    expect(kept()).toStrictEqual([])
  })

  it('[P-001] drops what one before it left open', async () => {
    const { db, insert, keep, kept } = openCounted()
    db.exec('BEGIN')
    insert(7)
    expect(await keep(1)).toStrictEqual(E.right(1))
    expect(kept()).toStrictEqual([1])
  })

  it('[P-009] does nothing in a file that was found to be damaged', async () => {
    const { deps, kept, keep } = openCounted({ isSound: () => false })
    let isDone = false
    expect(
      await inTransaction(deps, () => {
        isDone = true
      })(),
    ).toStrictEqual(refused('the database file is damaged'))
    expect(await keep(1)).toStrictEqual(refused('the database file is damaged'))
    expect([isDone, kept()]).toStrictEqual([false, []])
  })

  it('[P-001] is kept while the file is checked and sound', async () => {
    expect(await openCounted({ isSound: () => true }).keep(1)).toStrictEqual(E.right(1))
  })

  it('[P-001] is not committed to a file that is no longer in its place', async () => {
    const { db, keep, kept } = openCounted({ isInPlace: () => false })
    expect(await keep(1)).toStrictEqual(refused('the database file is no longer in its place'))
    expect(db.isTransaction).toBe(false)
    expect(kept()).toStrictEqual([])
  })

  const record = new DataFaultError({ tag: 'damaged', path: 'p', damage: { line: 2, because: 'newer' } })
  it.each([
    [
      'an unreadable row',
      new DataFaultError({ tag: 'row', statement: 'readBatch' }),
      /^unreadable row of readBatch$/,
    ],
    ['the record of erasures', record, /^p: dòng 2 của sổ các lần xóa/],
    ['anything else', new Error('0900000001'), /^the database cannot be written$/],
    ['what is no error', 'busy', /^the database cannot be written$/],
  ])('[P-001, P-011] names its fault without what was sent: %s', async (_, fault, reason) => {
    const { deps, insert, kept } = openCounted()
    const answer = await inTransaction(deps, () => {
      insert(1)
      throw fault
    })()
    expect(answer).toStrictEqual(refused(expect.stringMatching(reason) as unknown as string))
    expect(kept()).toStrictEqual([])
  })
})

describe('the place of an open file', () => {
  it.each<{ why: string; isOwn: boolean; act: (path: string) => void }>([
    { why: 'is written to is still its own', isOwn: true, act: (path) => writeFileSync(path, 'more') },
    { why: 'is removed is not its own', isOwn: false, act: (path) => rmSync(path) },
    { why: 'is moved away is not its own', isOwn: false, act: (path) => renameSync(path, `${path}-moved`) },
    {
      why: 'is replaced by another is not its own',
      isOwn: false,
      act: (path) => {
        writeFileSync(`${path}-new`, 'same')
        renameSync(`${path}-new`, path)
      },
    },
    {
      why: 'is a folder now is not its own',
      isOwn: false,
      act: (path) => {
        renameSync(path, `${path}-moved`)
        mkdirSync(path)
      },
    },
  ])('[P-001] that $why', async ({ isOwn, act }) => {
    const dir = await createTempDir()
    const [first, second] = ['a', 'b'].map((name) => join(dir, name)) as [string, string]
    for (const path of [first, second]) writeFileSync(path, 'same')
    const isInPlace = watchPaths([first, second])
    expect(isInPlace()).toBe(true)
    act(second)
    expect(isInPlace()).toBe(isOwn)
  })

  it('[P-001] that was never there is not its own, also once something stands there', async () => {
    const path = join(await createTempDir(), 'a')
    const isInPlace = watchPaths([path])
    expect(isInPlace()).toBe(false)
    writeFileSync(path, '')
    expect(isInPlace()).toBe(false)
  })
})

describe('the lock of a folder', () => {
  it('[P-009] is held by one until it is let go, and leaves no journal', async () => {
    const dir = await createTempDir()
    const path = join(dir, 'lock')
    const letGo = decoded(holdLock(path))
    expect(E.isLeft(holdLock(path))).toBe(true)
    expect(readdirSync(dir)).toStrictEqual(['lock'])
    letGo()
    decoded(holdLock(path))()
    expect(openFilesIn(dir)).toStrictEqual([])
  })
})
