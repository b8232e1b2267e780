import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type * as IO from 'fp-ts/IO'
import type { Ledger } from '../../ports/ledger'
import type { NoteErasures } from '../../ports/note-erasures'
import { appendErasures, erasuresIn } from '../ledger/append-erasures'
import { createSqliteLedger } from './create-sqlite-ledger'
import { holdLock } from './hold-lock'
import { type LedgerFault, toLedgerFault } from './ledger-fault'
import { ledgerFiles } from './ledger-files'
import { migrate } from './migrate'
import { openDatabase } from './open-database'
import { prepareDataDir } from './prepare-data-dir'

const releasedOnFault =
  (release: IO.IO<void>) =>
  <A>(opened: E.Either<LedgerFault, A>): E.Either<LedgerFault, A> =>
    pipe(
      opened,
      E.mapLeft((fault) => {
        release()
        return fault
      }),
    )

const ledgerIn = (
  db: DatabaseSync,
  path: string,
  noteErasures: NoteErasures,
): E.Either<LedgerFault, Ledger> =>
  pipe(
    migrate(db),
    E.chain(() => E.tryCatch(() => createSqliteLedger(db, path, noteErasures), toLedgerFault)),
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
        openDatabase(database),
        E.chain((db) => ledgerIn(db, database, noteErasures)),
        releasedOnFault(letGo),
        E.map((ledger) => ({
          ...ledger,
          close: () => {
            const closed = ledger.close()
            letGo()
            return closed
          },
        })),
      ),
    ),
  )
}
