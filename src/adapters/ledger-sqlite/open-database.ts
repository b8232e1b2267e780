import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type * as IO from 'fp-ts/IO'
import { type LedgerFault, toLedgerFault } from './ledger-fault'

/** How long a connection waits for the lock of another program, in ms. */
export const BUSY_TIMEOUT_MS = 5_000
/** A WAL that grew during a long read is truncated to this size, because each sync of the WAL reads all of it under the lock. */
const LARGEST_EMPTY_WAL_BYTES = 4_194_304

/**
 * Each setting with the value it must read back as; `synchronous` 2 is FULL: a commit returns after fsync; `temp_store` 2
 * is MEMORY: a statement that changes many pages would otherwise copy them to a file outside the data folder.
 */
const SETTINGS = [
  { name: 'journal_mode', value: 'WAL', readsBack: 'wal' },
  { name: 'synchronous', value: 'FULL', readsBack: 2 },
  { name: 'secure_delete', value: 'ON', readsBack: 1 },
  { name: 'foreign_keys', value: 'ON', readsBack: 1 },
  { name: 'temp_store', value: 'MEMORY', readsBack: 2 },
  { name: 'trusted_schema', value: 'OFF', readsBack: 0 },
  {
    name: 'journal_size_limit',
    value: LARGEST_EMPTY_WAL_BYTES,
    readsBack: LARGEST_EMPTY_WAL_BYTES,
  },
  { name: 'busy_timeout', value: BUSY_TIMEOUT_MS, readsBack: BUSY_TIMEOUT_MS },
] as const

const readPragma = (db: DatabaseSync, name: string): unknown =>
  Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0]

const refusedSetting = (db: DatabaseSync): string | undefined => {
  for (const { name, value } of SETTINGS) db.exec(`PRAGMA ${name} = ${value}`)
  return SETTINGS.find(({ name, readsBack }) => readPragma(db, name) !== readsBack)?.name
}

/** Fails if a page is damaged; takes seconds for a million registrations. */
const requireSound = (db: DatabaseSync): E.Either<LedgerFault, void> =>
  pipe(
    E.tryCatch(() => readPragma(db, 'quick_check(1)'), toLedgerFault),
    E.chain((found) => (found === 'ok' ? E.right(undefined) : E.left({ tag: 'damaged' }))),
  )

const applySettings = (db: DatabaseSync): E.Either<LedgerFault, void> =>
  pipe(
    E.tryCatch(() => refusedSetting(db), toLedgerFault),
    E.chain((setting) =>
      setting === undefined ? E.right(undefined) : E.left({ tag: 'settingRefused', setting }),
    ),
  )

/** Passes the result on; if opening failed, calls `release` first. */
export const releaseOnFault =
  (release: IO.IO<void>) =>
  <A>(opened: E.Either<LedgerFault, A>): E.Either<LedgerFault, A> => {
    if (E.isLeft(opened)) release()
    return opened
  }

type Opened = E.Either<LedgerFault, DatabaseSync>

/** Closes the database again if `demand` fails. */
export const closeUnless =
  (demand: (db: DatabaseSync) => E.Either<LedgerFault, void>) =>
  (opened: Opened): Opened =>
    pipe(
      opened,
      E.chainFirst((db) =>
        pipe(
          demand(db),
          releaseOnFault(() => db.close()),
        ),
      ),
    )

/** Opens a file with the settings that make a commit durable; closes it if one is not accepted. */
export const openDatabase = (path: string): Opened =>
  pipe(
    E.tryCatch(() => new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS }), toLedgerFault),
    closeUnless(applySettings),
  )

/** Opens a file and reads it whole for damage, which takes seconds for a large one. */
export const openSound = (path: string): Opened => pipe(openDatabase(path), closeUnless(requireSound))

/** Runs work on an opened file and closes it in any case. */
export const closeAfter =
  <A>(work: (db: DatabaseSync) => E.Either<LedgerFault, A>) =>
  (opened: Opened): E.Either<LedgerFault, A> =>
    pipe(
      opened,
      E.chain((db) => {
        try {
          return work(db)
        } finally {
          db.close()
        }
      }),
    )
