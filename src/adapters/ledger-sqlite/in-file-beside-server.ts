import { existsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { type LedgerFault, toLedgerFault } from './ledger-fault'
import { ledgerFiles } from './ledger-files'
import { openCurrent } from './migrate'
import { syncWhatIsSeen } from './sync-what-is-seen'

export const inFileBesideServer = <F, A>(
  dataDir: string,
  absent: A,
  work: (db: DatabaseSync) => E.Either<F | LedgerFault, A>,
): E.Either<F | LedgerFault, A> => {
  const { database } = ledgerFiles(dataDir)
  if (!existsSync(database)) return E.right(absent)
  return pipe(
    openCurrent(database),
    E.chainW((db) => {
      try {
        return pipe(
          syncWhatIsSeen(db, database),
          E.chainW(() => E.flattenW(E.tryCatch(() => work(db), toLedgerFault))),
        )
      } finally {
        db.close()
      }
    }),
  )
}
