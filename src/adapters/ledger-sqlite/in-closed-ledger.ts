import { existsSync } from 'node:fs'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LedgerSource } from '../ledger/ledger-source'
import { isRestoreUnfinished } from './finish-restore'
import { holdLock } from './hold-lock'
import type { LedgerFault } from './ledger-fault'
import { ledgerFiles } from './ledger-files'
import { ledgerSource } from './ledger-source'
import { openCurrent } from './migrate'

/** No server can open the ledger meanwhile; refused while one has it open, and where nothing was ever kept. */
export const inClosedLedger = <A>(
  dataDir: string,
  work: (source: LedgerSource) => Promise<A>,
): TE.TaskEither<LedgerFault, A> => {
  const { database, lock } = ledgerFiles(dataDir)
  if (isRestoreUnfinished(dataDir)) return TE.left({ tag: 'restoreUnfinished' })
  if (!existsSync(database)) return TE.left({ tag: 'absent' })
  return pipe(
    TE.fromEither(holdLock(lock)),
    TE.chain((letGo) =>
      pipe(
        TE.fromEither(openCurrent(database)),
        TE.chainTaskK((db) => () => work(ledgerSource(db)).finally(() => db.close())),
        TE.chainFirstIOK(() => letGo),
        TE.orElseFirstIOK(() => letGo),
      ),
    ),
  )
}
