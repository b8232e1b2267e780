import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { type KnownLedger, NOTHING_KNOWN } from '../../domain/ledger/restore/known-ledger'
import { knownLedgerIn } from '../ledger-sqlite/known-ledger-in-file'
import { movedTo } from '../ledger-sqlite/moved'
import type { BackupFault } from './backup-fault'

/** `known` is null if the ledger cannot be read. `movedTo`: the database that may know more; null if there is none. */
export type ReplacedLedger = { readonly known: KnownLedger | null; readonly movedTo: string | null }

/** Reads the database to which a file was moved; null if its address is unknown. Fails with a sentence. */
export type ReadMoved = (database: string) => TE.TaskEither<string, KnownLedger | null>

const NOTHING: ReplacedLedger = { known: NOTHING_KNOWN, movedTo: null }

const readLedger = (database: string): ReplacedLedger => {
  const db = new DatabaseSync(database, { readOnly: true })
  try {
    return { known: knownLedgerIn(db), movedTo: movedTo(db) }
  } finally {
    db.close()
  }
}

/** Reads the ledger in a file. An unreadable file is no failure: it may be why the ledger is replaced. */
const readFile = (database: string): ReplacedLedger =>
  existsSync(database)
    ? pipe(
        E.tryCatch(() => readLedger(database), E.toError),
        E.getOrElse((): ReplacedLedger => ({ known: null, movedTo: null })),
      )
    : NOTHING

const joinKnown = (one: KnownLedger, other: KnownLedger): KnownLedger => ({
  heads: [...one.heads, ...other.heads],
  secrets: [...one.secrets, ...other.secrets],
  queuedPhoneHashes: [...one.queuedPhoneHashes, ...other.queuedPhoneHashes],
  history: [...one.history, ...other.history],
  contracts: [...one.contracts, ...other.contracts],
})

/** What the ledger in the data folder knows, together with the database to which it was moved. */
export const readReplacedLedger = (
  database: string,
  readMoved: ReadMoved,
): TE.TaskEither<BackupFault, ReplacedLedger> => {
  const file = readFile(database)
  return file.movedTo === null
    ? TE.right(file)
    : pipe(
        readMoved(file.movedTo),
        TE.bimap(
          (sentence): BackupFault => ({ tag: 'moved', sentence }),
          (moved) =>
            moved === null ? file : { known: joinKnown(file.known ?? NOTHING_KNOWN, moved), movedTo: null },
        ),
      )
}
