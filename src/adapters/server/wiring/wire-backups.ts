import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { phoneMarkSecret } from '../../../domain/ledger/phone-mark'
import { type KnownLedger, readKnownLedger } from '../../../domain/ledger/restore/known-ledger'
import type { Backups } from '../../../ports/backups'
import type { Now } from '../../../ports/clock'
import { backUpFile } from '../../ledger-backup/back-up-file'
import { backUpRows } from '../../ledger-backup/back-up-rows'
import { type BackupFault, explainBackupFault } from '../../ledger-backup/backup-fault'
import { verifyRecords } from '../../ledger-backup/compare-records'
import { type RestoreSettings, restoreFile, restoreRows } from '../../ledger-backup/restore-backup'
import { verifyBackup } from '../../ledger-backup/verify-backup'
import { awaitScript } from '../../ledger-postgres/await-script'
import { type CopyFault, copyLedger, explainCopyFault } from '../../ledger-postgres/copy-ledger'
import type { LedgerPool } from '../../ledger-postgres/create-pool'
import { inSnapshot } from '../../ledger-postgres/in-snapshot'
import { openCurrentPostgres, openPostgres } from '../../ledger-postgres/open-postgres'
import {
  databaseName,
  explainPostgresFault,
  type PostgresFault,
  toPostgresFault,
} from '../../ledger-postgres/postgres-fault'
import { explainLedgerFault } from '../../ledger-sqlite/ledger-fault'
import { upgradeFile } from '../../ledger-sqlite/upgrade'
import { byStore, type LedgerLocation } from '../config/ledger-location'
import { recordIdOf } from '../config/record-id'
import { copyBeforeUpgrade } from './wire-upgrade'

type BackupSettings = {
  readonly location: LedgerLocation
  readonly dataDir: string
  readonly erasuresFile: string
  /** The database to which a file was moved; null if unknown. */
  readonly migrateTo: string | null
  readonly now: Now
}

const ofCopy = (fault: CopyFault) => ({ tag: 'copy', fault }) as const

const SILENT = { begin: () => undefined, advance: () => undefined }

const inPool = <A>(
  url: string,
  opened: TE.TaskEither<PostgresFault, LedgerPool>,
  work: (pool: LedgerPool) => TE.TaskEither<string, A>,
): TE.TaskEither<string, A> =>
  pipe(
    opened,
    TE.mapLeft((fault) => explainPostgresFault(url, fault)),
    TE.chain((pool) => () => work(pool)().finally(() => pool.end())),
  )

/** Without the secret, later erasures could not be recognized in the backup. */
const withSecret = (url: string): TE.TaskEither<PostgresFault, LedgerPool> =>
  pipe(
    openCurrentPostgres(url),
    TE.chainFirst((pool) => TE.tryCatch(() => awaitScript(pool, phoneMarkSecret()), toPostgresFault)),
  )

const WITHOUT_MOVED =
  'Chỉ khi cơ sở dữ liệu ấy đã mất hẳn, hãy bỏ MIGRATE_TO và chỉ ra sổ các lần xóa đầy đủ bằng --erasures TỆP.'

const knownLedgerIn = (url: string): TE.TaskEither<string, KnownLedger> =>
  inPool(url, openCurrentPostgres(url), (pool) =>
    pipe(
      TE.tryCatch(() => awaitScript(pool, readKnownLedger()), toPostgresFault),
      TE.mapLeft((fault) => explainPostgresFault(url, fault)),
    ),
  )

/** Makes, verifies and restores backups of the ledger, in a file or in a database (P-005). */
export const wireBackups = ({ location, dataDir, erasuresFile, migrateTo, now }: BackupSettings): Backups => {
  const explain = (file: string) => (fault: BackupFault) => explainBackupFault(file, dataDir, fault)

  const backUp: Backups['backUp'] = (file) =>
    byStore(location, {
      sqlite: (of) => pipe(backUpFile(of.dataDir, file, Date.now), TE.mapLeft(explain(file))),
      postgres: ({ url }) =>
        inPool(url, withSecret(url), (pool) =>
          pipe(
            backUpRows(
              (work) =>
                pipe(
                  inSnapshot(pool, work),
                  TE.mapLeft((fault) => ({ tag: 'postgres', fault }) as const),
                ),
              file,
              Date.now,
            ),
            TE.mapLeft((fault) =>
              fault.tag === 'postgres' ? explainPostgresFault(url, fault.fault) : explain(file)(fault),
            ),
          ),
        ),
    })

  const upgradeDatabase = (url: string): TE.TaskEither<string, string | null> => {
    let copied: string | null = null
    const told = (file: string) => {
      copied = file
    }
    return inPool(url, openPostgres(url, false, copyBeforeUpgrade(erasuresFile, told)), () =>
      TE.fromIO(() => copied),
    )
  }

  const restoreInto = (url: string, settings: RestoreSettings) =>
    inPool(url, openPostgres(url), (pool) =>
      pipe(
        TE.tryCatch(() => awaitScript(pool, readKnownLedger()), toPostgresFault),
        TE.mapLeft((fault): CopyFault => ({ tag: 'database', fault })),
        TE.mapLeft(ofCopy),
        TE.chainW((replaced) =>
          restoreRows(settings, replaced, (source) =>
            pipe(copyLedger(source, pool, SILENT), TE.mapLeft(ofCopy)),
          ),
        ),
        TE.bimap(
          (fault) =>
            fault.tag === 'copy' ? explainCopyFault(url, fault.fault) : explain(settings.from)(fault),
          (made) => ({ ...made, aside: null }),
        ),
      ),
    )

  return {
    backUp,
    verify: (file, erasures) =>
      pipe(
        verifyBackup(file),
        TE.chainFirstEitherK(() => verifyRecords(file, erasures)),
        TE.mapLeft(explain(file)),
      ),
    restore: ({ from, erasures, areErasuresLost }) => {
      const settings = {
        from,
        dataDir,
        now,
        readMoved: (moved: string) =>
          migrateTo === null || databaseName(migrateTo) !== moved
            ? TE.right(null)
            : pipe(
                knownLedgerIn(migrateTo),
                TE.mapLeft((sentence) => `${sentence} ${WITHOUT_MOVED}`),
              ),
        erasures: {
          own: erasuresFile,
          recordId: recordIdOf(location, erasuresFile),
          given: erasures,
          areLost: areErasuresLost,
        },
      }
      const restored = byStore(location, {
        sqlite: () => pipe(restoreFile(settings), TE.mapLeft(explain(from))),
        postgres: ({ url }) => restoreInto(url, settings),
      })
      return pipe(
        restored,
        TE.map(({ facts, ...made }) => ({ ...facts, ...made })),
      )
    },
    upgrade: byStore(location, {
      sqlite: (of) =>
        pipe(
          TE.fromIOEither(() => upgradeFile(of.dataDir)),
          TE.mapLeft((fault) => explainLedgerFault(of.dataDir, fault)),
        ),
      postgres: ({ url }) => upgradeDatabase(url),
    }),
  }
}
