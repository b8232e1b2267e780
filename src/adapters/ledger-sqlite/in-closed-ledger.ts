import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type * as IO from 'fp-ts/IO'
import * as TE from 'fp-ts/TaskEither'
import { isRestoreUnfinished } from './finish-restore'
import { holdLock } from './hold-lock'
import type { LedgerFault } from './ledger-fault'
import { ledgerFiles, requireFile } from './ledger-files'
import { openCurrent } from './upgrade-schema'

/** Runs `work` while no server can open the ledger; fails if one has it open or if there is no ledger. */
export const inClosedLedger = <A>(
  dataDir: string,
  work: (db: DatabaseSync) => Promise<A>,
  open = openCurrent,
): TE.TaskEither<LedgerFault, A> => {
  const { database, lock } = ledgerFiles(dataDir)
  const lockLedger = (): E.Either<LedgerFault, IO.IO<void>> => {
    if (isRestoreUnfinished(dataDir)) return E.left({ tag: 'restoreUnfinished' })
    return pipe(
      requireFile(database),
      E.chain(() => holdLock(lock)),
    )
  }
  return pipe(
    TE.fromIOEither(lockLedger),
    TE.chain((release) =>
      pipe(
        TE.fromEither(open(database)),
        TE.chainTaskK((db) => () => work(db).finally(() => db.close())),
        (done) => () => done().finally(release),
      ),
    ),
  )
}
