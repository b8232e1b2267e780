import { existsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LedgerSource } from '../ledger/ledger-source'
import { holdLock } from './hold-lock'
import type { LedgerFault } from './ledger-fault'
import { ledgerFiles } from './ledger-files'
import { ledgerSource } from './ledger-source'
import { migrate } from './migrate'
import { openDatabase } from './open-database'

const openMigrated = (path: string): E.Either<LedgerFault, DatabaseSync> =>
  pipe(
    openDatabase(path),
    E.chain((db) =>
      pipe(
        migrate(db),
        E.bimap(
          (fault) => {
            db.close()
            return fault
          },
          () => db,
        ),
      ),
    ),
  )

/**
 * Takes the data folder and work on what is in it, does it while no server can open the ledger; refused while one has it
 * open, and where nothing was ever kept.
 */
export const inClosedLedger = <A>(
  dataDir: string,
  work: (source: LedgerSource) => Promise<A>,
): TE.TaskEither<LedgerFault, A> => {
  const { database, lock } = ledgerFiles(dataDir)
  if (!existsSync(database)) return TE.left({ tag: 'absent' })
  return pipe(
    TE.fromEither(holdLock(lock)),
    TE.chain((letGo) =>
      pipe(
        TE.fromEither(openMigrated(database)),
        TE.chainTaskK((db) => () => work(ledgerSource(db)).finally(() => db.close())),
        TE.chainFirstIOK(() => letGo),
        TE.orElseFirstIOK(() => letGo),
      ),
    ),
  )
}
