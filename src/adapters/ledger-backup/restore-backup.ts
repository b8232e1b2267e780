import { renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { type KnownLedger, NOTHING_KNOWN } from '../../domain/ledger/restore/known-ledger'
import type { Now } from '../../ports/clock'
import { syncFolder } from '../files/private-file'
import type { LedgerSource } from '../ledger/ledger-source'
import { finishRestore } from '../ledger-sqlite/finish-restore'
import { holdLock } from '../ledger-sqlite/hold-lock'
import { knownLedgerInFile } from '../ledger-sqlite/known-ledger-in-file'
import type { LedgerFault } from '../ledger-sqlite/ledger-fault'
import { ledgerFiles, restoreFiles } from '../ledger-sqlite/ledger-files'
import { ledgerSource } from '../ledger-sqlite/ledger-source'
import { prepareDataDir } from '../ledger-sqlite/prepare-data-dir'
import type { BackupFacts } from './backup-facts'
import { type BackupFault, toBackupFault } from './backup-fault'
import { compareRecords } from './compare-records'
import { keepRecords } from './keep-records'
import { prepareRestored, writeOnlyHead } from './prepare-restored'
import { type Erasures, linesToRepeat, readRecords } from './read-records'
import { type ReadMoved, type ReplacedLedger, readReplacedLedger } from './replaced-ledger'
import { verifyBackup } from './verify-backup'

export type RestoreSettings = {
  readonly from: string
  readonly dataDir: string
  readonly erasures: Erasures
  readonly readMoved: ReadMoved
  readonly now: Now
}

type Made = {
  readonly isReplacedKept: boolean
  readonly facts: BackupFacts
  readonly erasedRows: number
  readonly recordLines: number
}

export type Restored = Made & { readonly aside: string | null }

const ofLedger = <A>(result: E.Either<LedgerFault, A>): E.Either<BackupFault, A> =>
  pipe(
    result,
    E.mapLeft((fault): BackupFault => ({ tag: 'ledger', fault })),
  )

const backedUp = (from: string): E.Either<BackupFault, KnownLedger> =>
  E.tryCatch(() => knownLedgerInFile(from), toBackupFault)

/** Prepares the restored ledger in a separate file, without changing the present one. */
const makeRestored = (
  { from, dataDir, erasures, now }: RestoreSettings,
  { known, movedTo }: ReplacedLedger,
): TE.TaskEither<BackupFault, Made> => {
  const { part } = restoreFiles(dataDir)
  const replaced = known ?? NOTHING_KNOWN
  return pipe(
    TE.fromIOEither(() => readRecords(erasures)),
    TE.bindTo('records'),
    TE.bind('facts', () => verifyBackup(from)),
    TE.bind('backup', () => TE.fromEither(backedUp(from))),
    TE.chainFirstEitherK(({ records, backup }) =>
      erasures.areLost ? E.right(undefined) : compareRecords({ records, backup, replaced, movedTo }),
    ),
    TE.bind('erasedRows', ({ facts, records, backup: { heads } }) =>
      TE.fromEither(
        prepareRestored(from, part, {
          facts,
          lines: records.flatMap(({ lines }) => linesToRepeat(lines, { ...facts, heads })),
          areErasuresLost: erasures.areLost,
          replaced,
          at: now(),
        }),
      ),
    ),
    TE.bind('kept', ({ records }) => TE.fromEither(keepRecords(erasures.own, records))),
    TE.chainFirstEitherK(({ kept }) => writeOnlyHead(part, { ...kept.head, recordId: erasures.recordId })),
    TE.map(({ facts, erasedRows, kept }) => ({
      facts,
      erasedRows,
      isReplacedKept: known !== null,
      recordLines: kept.head.line,
    })),
  )
}

/** Runs `work` while no server can open the folder. */
const inFolder = <A>(
  dataDir: string,
  work: () => TE.TaskEither<BackupFault, A>,
): TE.TaskEither<BackupFault, A> =>
  pipe(
    TE.fromEither(ofLedger(prepareDataDir(dataDir))),
    TE.chainEitherK(() => ofLedger(holdLock(ledgerFiles(dataDir).lock))),
    TE.chain((release) =>
      pipe(
        TE.fromEither(ofLedger(finishRestore(dataDir))),
        TE.chain(work),
        (done) => () =>
          done().finally(() => {
            rmSync(restoreFiles(dataDir).part, { force: true })
            release()
          }),
      ),
    ),
  )

/**
 * Restores a backup into the data folder, repeats later erasures and moves the former files aside; fails without a change
 * (P-005).
 */
export const restoreFile = (settings: RestoreSettings): TE.TaskEither<BackupFault, Restored> => {
  const { dataDir } = settings
  const { part, whole } = restoreFiles(dataDir)
  return inFolder(dataDir, () =>
    pipe(
      readReplacedLedger(ledgerFiles(dataDir).database, settings.readMoved),
      TE.chain((replaced) => makeRestored(settings, replaced)),
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

/** Restores a backup that replaces the ledger `replaced`; `copy` writes it to the database. */
export const restoreRows = <F>(
  settings: RestoreSettings,
  replaced: KnownLedger,
  copy: (source: LedgerSource) => TE.TaskEither<F, unknown>,
): TE.TaskEither<BackupFault | F, Made> =>
  pipe(
    inFolder(settings.dataDir, () =>
      pipe(
        makeRestored(settings, { known: replaced, movedTo: null }),
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
