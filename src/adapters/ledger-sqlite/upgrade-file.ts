import { existsSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { finishRestore } from './finish-restore'
import { holdLock } from './hold-lock'
import type { LedgerFault } from './ledger-fault'
import { ledgerFiles } from './ledger-files'
import { closedAfter, openSound } from './open-database'
import { upgrade } from './upgrade'

/** Requires that no server has the file open; returns the path of the copy, or null if the schema was current. */
export const upgradeFile = (dataDir: string): E.Either<LedgerFault, string | null> => {
  const { database, lock } = ledgerFiles(dataDir)
  if (!existsSync(database)) return E.left({ tag: 'absent' })
  return pipe(
    holdLock(lock),
    E.chain((letGo) => {
      try {
        return pipe(
          finishRestore(dataDir),
          E.chain(() => openSound(database)),
          closedAfter((db) => upgrade(db, dataDir)),
        )
      } finally {
        letGo()
      }
    }),
  )
}
