import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Ledger } from '../../ports/ledger'
import type { NoteErasures } from '../../ports/note-erasures'
import { appendErasures, erasuresIn } from '../ledger/append-erasures'
import { createSqliteLedger } from './create-sqlite-ledger'
import { holdLock } from './hold-lock'
import { type LedgerFault, toLedgerFault } from './ledger-fault'
import { ledgerFiles } from './ledger-files'
import { openMigrated } from './migrate'
import { prepareDataDir } from './prepare-data-dir'
import { releasedOnFault } from './released-on-fault'

const ledgerIn = (
  db: DatabaseSync,
  path: string,
  given: Parameters<typeof createSqliteLedger>[2],
): E.Either<LedgerFault, Ledger> =>
  pipe(
    E.tryCatch(() => createSqliteLedger(db, path, given), toLedgerFault),
    E.flatten,
    releasedOnFault(() => db.close()),
  )

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
        openMigrated(database),
        E.chain((db) => ledgerIn(db, database, { noteErasures, release: letGo })),
        releasedOnFault(letGo),
      ),
    ),
  )
}
