import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { finishRestore } from './finish-restore'
import { holdLock } from './hold-lock'
import type { LedgerFault } from './ledger-fault'
import { ledgerFiles } from './ledger-files'
import { closeAfter, openSound } from './open-database'
import { requireFile } from './require-file'
import { upgrade } from './upgrade'

/** Requires that no server has the file open; returns the path of the copy, or null if the schema was current. */
export const upgradeFile = (dataDir: string): E.Either<LedgerFault, string | null> => {
  const { database, lock } = ledgerFiles(dataDir)
  return pipe(
    requireFile(database),
    E.chain(() => holdLock(lock)),
    E.chain((release) => {
      try {
        return pipe(
          finishRestore(dataDir),
          E.chain(() => openSound(database)),
          closeAfter((db) => upgrade(db, dataDir)),
        )
      } finally {
        release()
      }
    }),
  )
}
