import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type * as IO from 'fp-ts/IO'
import { checkRecord } from '../../domain/ledger/erase/append-to-record'
import type { RecordOfErasures } from '../../domain/ledger/erase/record-of-erasures'
import type { Ledger } from '../../ports/ledger'
import { type BackgroundCheck, checkInBackground } from './check-in-background'
import { createSqliteLedger } from './create-sqlite-ledger'
import { finishRestore } from './finish-restore'
import { holdLock } from './hold-lock'
import { type LedgerFault, toLedgerFault } from './ledger-fault'
import { ledgerFiles } from './ledger-files'
import { openDatabase, openSound, releaseOnFault } from './open-database'
import { prepareDatabase, prepareDataDir } from './prepare-data-dir'
import { commitScript } from './script-runner'
import { walOf } from './sync-visible-rows'
import { upgradeLedger } from './upgrade-ledger'

/** A file of this size is checked within half a second. */
export const READ_AT_ONCE_BYTES = 134_217_728

const isNonEmpty = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0

export type Opening = {
  readonly record: RecordOfErasures
  /** Called if damage is found after the file was opened. */
  readonly onDamaged: IO.IO<void>
  /** Files above this size are checked while they are served, if they were closed cleanly. */
  readonly readAtOnceBytes: number
}

/** Checks a file before opening it if it is small or if a WAL file shows that it was not closed cleanly. */
const openChecked = (
  path: string,
  { onDamaged, readAtOnceBytes }: Opening,
): E.Either<LedgerFault, { readonly db: DatabaseSync; readonly check: BackgroundCheck | null }> => {
  const isCheckedInBackground = statSync(path).size > readAtOnceBytes && !isNonEmpty(walOf(path))
  return pipe(
    isCheckedInBackground ? openDatabase(path) : openSound(path),
    E.map((db) => ({ db, check: isCheckedInBackground ? checkInBackground(path, onDamaged) : null })),
  )
}

/**
 * Opens the ledger. Creates the record of erasures at the first start; later fails if the record that the ledger knows is
 * missing.
 */
export const openLedger = (dataDir: string, opening: Opening): E.Either<LedgerFault, Ledger> => {
  const { database, lock } = ledgerFiles(dataDir)
  const { record } = opening
  return pipe(
    prepareDataDir(dataDir),
    E.chain(() => holdLock(lock)),
    E.chain((release) =>
      pipe(
        finishRestore(dataDir),
        E.chain(() => prepareDatabase(dataDir)),
        E.chain(() => openChecked(database, opening)),
        E.chain(({ db, check }) =>
          pipe(
            upgradeLedger(db, dataDir),
            E.chain(() => E.tryCatch(() => commitScript(db, checkRecord(record)), toLedgerFault)),
            E.chain(() => createSqliteLedger(db, database, { record, check, release })),
            releaseOnFault(() => db.close()),
          ),
        ),
        releaseOnFault(release),
      ),
    ),
  )
}
