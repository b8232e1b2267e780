import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Ledger } from '../../ports/ledger'
import type { NoteErasures } from '../../ports/note-erasures'
import { appendErasures, erasuresIn } from '../ledger/append-erasures'
import { createSqliteLedger } from './create-sqlite-ledger'
import { finishRestore } from './finish-restore'
import { holdLock } from './hold-lock'
import { type LedgerFault, toLedgerFault } from './ledger-fault'
import { ledgerFiles } from './ledger-files'
import { openDatabase } from './open-database'
import { prepareDatabase, prepareDataDir } from './prepare-data-dir'
import { releasedOnFault } from './released-on-fault'
import { upgrade } from './upgrade'

const ledgerIn = (
  db: DatabaseSync,
  dataDir: string,
  path: string,
  given: Parameters<typeof createSqliteLedger>[2],
): E.Either<LedgerFault, Ledger> =>
  pipe(
    upgrade(db, dataDir),
    E.chain(() => createSqliteLedger(db, path, given)),
    releasedOnFault(() => db.close()),
  )

/** The record of erasures is there from the first start on: where it is missing later, it was lost. */
export const openLedger = (
  dataDir: string,
  noteErasures: NoteErasures = appendErasures(erasuresIn(dataDir)),
): E.Either<LedgerFault, Ledger> => {
  const { database, lock } = ledgerFiles(dataDir)
  return pipe(
    prepareDataDir(dataDir),
    E.chain(() => holdLock(lock)),
    E.chain((letGo) =>
      pipe(
        finishRestore(dataDir),
        E.chain(() => prepareDatabase(dataDir)),
        E.chain(() => E.tryCatch(() => noteErasures([]), toLedgerFault)),
        E.chain(() => openDatabase(database)),
        E.chain((db) => ledgerIn(db, dataDir, database, { noteErasures, release: letGo })),
        releasedOnFault(letGo),
      ),
    ),
  )
}
