import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { type LedgerFault, toLedgerFault } from './ledger-fault'
import { releasedOnFault } from './released-on-fault'

const BUSY_TIMEOUT_MS = 5_000
/** A WAL that grew during a long read is truncated to this size, because syncing it reads all of it under the lock. */
const LARGEST_EMPTY_JOURNAL_BYTES = 4_194_304

/** Each setting with the value it must read back as; `synchronous` 2 is FULL: a commit returns after fsync. */
const SETTINGS = [
  { name: 'journal_mode', value: 'WAL', readsBack: 'wal' },
  { name: 'synchronous', value: 'FULL', readsBack: 2 },
  { name: 'secure_delete', value: 'ON', readsBack: 1 },
  { name: 'foreign_keys', value: 'ON', readsBack: 1 },
  { name: 'trusted_schema', value: 'OFF', readsBack: 0 },
  {
    name: 'journal_size_limit',
    value: LARGEST_EMPTY_JOURNAL_BYTES,
    readsBack: LARGEST_EMPTY_JOURNAL_BYTES,
  },
  { name: 'busy_timeout', value: BUSY_TIMEOUT_MS, readsBack: BUSY_TIMEOUT_MS },
] as const

const readPragma = (db: DatabaseSync, name: string): unknown =>
  Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0]

const refusedSetting = (db: DatabaseSync): string | undefined => {
  for (const { name, value } of SETTINGS) db.exec(`PRAGMA ${name} = ${value}`)
  return SETTINGS.find(({ name, readsBack }) => readPragma(db, name) !== readsBack)?.name
}

/** Reads all pages, which takes seconds for a million registrations. */
const requireSound = (db: DatabaseSync): E.Either<LedgerFault, void> =>
  pipe(
    E.tryCatch(() => readPragma(db, 'quick_check(1)'), toLedgerFault),
    E.chain((found) => (found === 'ok' ? E.right(undefined) : E.left({ tag: 'damaged' }))),
  )

const withSettings = (db: DatabaseSync): E.Either<LedgerFault, DatabaseSync> => {
  const setting = refusedSetting(db)
  return setting === undefined ? E.right(db) : E.left({ tag: 'settingRefused', setting })
}

export const openDatabase = (path: string): E.Either<LedgerFault, DatabaseSync> =>
  pipe(
    E.tryCatch(() => new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS }), toLedgerFault),
    E.chain((db) =>
      pipe(
        E.tryCatch(() => withSettings(db), toLedgerFault),
        E.flatten,
        releasedOnFault(() => db.close()),
      ),
    ),
  )

/** Opens the database and closes it again if `demand` fails. */
export const openIf =
  (demand: (db: DatabaseSync) => E.Either<LedgerFault, unknown>) =>
  (path: string): E.Either<LedgerFault, DatabaseSync> =>
    pipe(
      openDatabase(path),
      E.chain((db) =>
        pipe(
          demand(db),
          E.map(() => db),
          releasedOnFault(() => db.close()),
        ),
      ),
    )

export const openSound = openIf(requireSound)
