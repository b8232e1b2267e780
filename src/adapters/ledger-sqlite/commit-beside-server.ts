import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Script } from '../../domain/ledger/script'
import { type LedgerFault, toLedgerFault } from './ledger-fault'
import { ledgerFiles, requireFile } from './ledger-files'
import { closeAfter } from './open-database'
import { commitScript } from './script-runner'
import { syncVisibleRows } from './sync-visible-rows'
import { openCurrent } from './upgrade-schema'

/** Runs a script in a file that a server may have open. */
export const commitBesideServer = <A>(
  dataDir: string,
  script: () => Script<A>,
): TE.TaskEither<LedgerFault, A> =>
  TE.fromIOEither(() => {
    const { database } = ledgerFiles(dataDir)
    return pipe(
      requireFile(database),
      E.chain(() => openCurrent(database)),
      closeAfter((db) =>
        pipe(
          syncVisibleRows(db, database),
          E.chain(() => E.tryCatch(() => commitScript(db, script()), toLedgerFault)),
        ),
      ),
    )
  })
