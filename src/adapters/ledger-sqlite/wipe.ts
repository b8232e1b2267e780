import { closeSync, fsyncSync, openSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import type * as IO from 'fp-ts/IO'
import { clearPage, type PageFile, pagesWithRemains } from './clear-pages'
import { inTransaction, type WriteDeps } from './in-transaction'
import { finishWipe, pendingWipe } from './pending-wipe'
import { createScriptRunner } from './script-runner'
import { walOf } from './sync-visible-rows'
import { watchPaths } from './watch-paths'

const WAL_HEADER_BYTES = 32
const FRAME_HEADER_BYTES = 24

/** The numbers of all pages in a WAL, also checkpointed ones (https://sqlite.org/fileformat2.html#the_write_ahead_log). */
export const walPages = (path: string, pageBytes: number): ReadonlySet<number> => {
  const wal = readFileSync(path)
  const pages = new Set<number>()
  for (let at = WAL_HEADER_BYTES; at + FRAME_HEADER_BYTES <= wal.length; at += FRAME_HEADER_BYTES + pageBytes)
    pages.add(wal.readUInt32BE(at))
  return pages
}

/** Holds the lock for about 5 ms at a time; other writers get it in the pause. */
const PAGES_AT_ONCE = 100
const PAUSE_MS = 8
const LONGEST_WAIT_MS = 5_000

export type Wipe = {
  /** Overwrites the bytes of deleted rows in the files; returns whether it succeeded. Does nothing if no row was deleted. */
  readonly wipe: () => Promise<boolean>
  /** Call last: closing any descriptor of a file drops all POSIX locks that this process has on it. */
  readonly close: IO.IO<void>
}

/**
 * Truncates the WAL; returns false while a reader uses an older snapshot. A passive checkpoint runs first to shorten the locked
 * part.
 */
const truncateWal = async (db: DatabaseSync): Promise<boolean> => {
  const begun = performance.now()
  for (;;) {
    db.exec('PRAGMA wal_checkpoint(PASSIVE)')
    if (db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0) return true
    if (performance.now() - begun > LONGEST_WAIT_MS) return false
    await wait(PAUSE_MS)
  }
}

/** A commit makes every connection drop its cached pages. */
const DROP_CACHED_PAGES = 'INSERT INTO probe (room) VALUES (zeroblob(1)); DELETE FROM probe'

type Deps = WriteDeps & { readonly path: string; readonly pages: PageFile }

/** Zeroes the free space of some pages. Skips pages that are in the WAL, because their copy in the file is outdated. */
const clearSome = (deps: Deps, pageNumbers: ReadonlyArray<number>) =>
  inTransaction(deps, (): ReadonlyArray<number> => {
    if (!deps.isInPlace()) return []
    const inWal = walPages(walOf(deps.path), deps.pages.pageBytes)
    for (const pageNumber of pageNumbers) if (!inWal.has(pageNumber)) clearPage(deps.pages, pageNumber)
    deps.db.exec(DROP_CACHED_PAGES)
    return pageNumbers.filter((each) => inWal.has(each))
  })()

/** Null if the file could not be locked. */
const clearAll = async (
  deps: Deps,
  pageNumbers: ReadonlyArray<number>,
): Promise<ReadonlyArray<number> | null> => {
  const left: Array<number> = []
  for (let at = 0; at < pageNumbers.length; at += PAGES_AT_ONCE) {
    const some = await clearSome(deps, pageNumbers.slice(at, at + PAGES_AT_ONCE))
    if (E.isLeft(some)) return null
    left.push(...some.right)
    await wait(PAUSE_MS)
  }
  return left
}

/**
 * Wipes what `secure_delete` misses: bytes in split pages and in the WAL. Each round begins with an empty WAL, so that the file
 * is current.
 */
const wipeFile = async (deps: Deps): Promise<boolean> => {
  if (!(await truncateWal(deps.db))) return false
  let left: ReadonlyArray<number> | null = await pagesWithRemains(deps.pages)
  while (left.length > 0) {
    left = await clearAll(deps, left)
    if (left === null || !(await truncateWal(deps.db))) return false
  }
  fsyncSync(deps.pages.file)
  return true
}

const pageBytesOf = (db: DatabaseSync): number => Number(db.prepare('PRAGMA page_size').get()?.page_size)

/**
 * Overwrites what deleted rows left in the file and truncates the WAL (P-004); false if readers prevented it, then call it
 * again.
 */
export const createWipe = (path: string): Wipe => {
  let openedFile: { readonly file: number; readonly isInPlace: IO.IO<boolean> } | null = null
  const wipe = async (): Promise<boolean> => {
    const db = new DatabaseSync(path)
    try {
      const run = createScriptRunner(db)
      const owed = run(pendingWipe())
      if (owed === null) return true
      // No sync needed: if a power failure brings the bytes back, it also brings back the variable that requires the wipe.
      db.exec('PRAGMA synchronous = NORMAL')
      openedFile ??= { file: openSync(path, 'r+'), isInPlace: watchPaths([path]) }
      const { file, isInPlace } = openedFile
      const deps = { db, isInPlace, path, pages: { file, pageBytes: pageBytesOf(db) } }
      return (await wipeFile(deps)) && E.isRight(await inTransaction(deps, () => run(finishWipe(owed)))())
    } finally {
      db.close()
    }
  }
  return {
    wipe,
    close: () => {
      if (openedFile !== null) closeSync(openedFile.file)
      openedFile = null
    },
  }
}
