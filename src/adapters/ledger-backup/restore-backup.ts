import { renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LedgerSource } from '../ledger/ledger-source'
import { syncFolder } from '../ledger/sync-folder'
import { finishRestore } from '../ledger-sqlite/finish-restore'
import { holdLock } from '../ledger-sqlite/hold-lock'
import type { LedgerFault } from '../ledger-sqlite/ledger-fault'
import { ledgerFiles, restoreFiles } from '../ledger-sqlite/ledger-files'
import { ledgerSource } from '../ledger-sqlite/ledger-source'
import { prepareDataDir } from '../ledger-sqlite/prepare-data-dir'
import type { BackupFacts } from './backup-facts'
import type { BackupFault } from './backup-fault'
import { toBackupFault } from './make-backup'
import { prepareRestored } from './prepare-restored'
import { type Erasures, keepErasures, readErasures } from './read-erasures'
import { verifyBackup } from './verify-backup'

export type RestoreSettings = { readonly from: string; readonly dataDir: string; readonly erasures: Erasures }

type Made = { readonly facts: BackupFacts; readonly erasedRows: number }

export type Restored = Made & { readonly aside: string | null }

const ofLedger = <A>(result: E.Either<LedgerFault, A>): E.Either<BackupFault, A> =>
  pipe(
    result,
    E.mapLeft((fault): BackupFault => ({ tag: 'ledger', fault })),
  )

/** Checks everything before it writes, and leaves existing files alone. */
const makeRestored = ({ from, dataDir, erasures }: RestoreSettings): TE.TaskEither<BackupFault, Made> =>
  pipe(
    TE.fromIOEither(() => readErasures(erasures)),
    TE.bindTo('notes'),
    TE.bind('facts', () => verifyBackup(from)),
    TE.bind('erasedRows', ({ facts, notes }) =>
      TE.fromEither(prepareRestored(from, restoreFiles(dataDir).part, facts, notes)),
    ),
    TE.chainFirstEitherK(({ notes }) => keepErasures(erasures.own, notes)),
  )

/** Runs `work` while no server can open the folder. */
const inFolder = <A>(
  dataDir: string,
  work: () => TE.TaskEither<BackupFault, A>,
): TE.TaskEither<BackupFault, A> =>
  pipe(
    TE.fromEither(ofLedger(prepareDataDir(dataDir))),
    TE.chainEitherK(() => ofLedger(holdLock(ledgerFiles(dataDir).lock))),
    TE.chain((letGo) =>
      pipe(
        TE.fromEither(ofLedger(finishRestore(dataDir))),
        TE.chain(work),
        (done) => () =>
          done().finally(() => {
            rmSync(restoreFiles(dataDir).part, { force: true })
            letGo()
          }),
      ),
    ),
  )

export const restoreFile = (settings: RestoreSettings): TE.TaskEither<BackupFault, Restored> => {
  const { dataDir } = settings
  const { part, whole } = restoreFiles(dataDir)
  return inFolder(dataDir, () =>
    pipe(
      makeRestored(settings),
      TE.chainEitherK((made) =>
        pipe(
          E.tryCatch(() => {
            renameSync(part, whole)
            syncFolder(dataDir)
          }, toBackupFault),
          E.chain(() => ofLedger(finishRestore(dataDir))),
          E.map((aside) => ({ ...made, aside })),
        ),
      ),
    ),
  )
}

/** Restores a backup and passes it to `copy`, which writes it to another store. */
export const restoreRows = <F>(
  settings: RestoreSettings,
  copy: (source: LedgerSource) => TE.TaskEither<F, unknown>,
): TE.TaskEither<BackupFault | F, Made> =>
  pipe(
    inFolder(settings.dataDir, () =>
      pipe(
        makeRestored(settings),
        TE.chainTaskK((made) => async () => {
          const db = new DatabaseSync(restoreFiles(settings.dataDir).part, { readOnly: true })
          try {
            return pipe(
              await copy(ledgerSource(db))(),
              E.map(() => made),
            )
          } finally {
            db.close()
          }
        }),
      ),
    ),
    TE.chainEitherKW((copied) => copied),
  )
