import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Backups } from '../../../ports/backups'
import type { Now } from '../../../ports/clock'
import { backUpFile } from '../../ledger-backup/back-up-file'
import { type BackupFault, explainBackupFault } from '../../ledger-backup/backup-fault'
import { verifyRecords } from '../../ledger-backup/compare-records'
import { restoreFile } from '../../ledger-backup/restore-backup'
import { verifyBackup } from '../../ledger-backup/verify-backup'
import {
  backUpDatabase,
  knownLedgerAt,
  restoreDatabase,
  upgradeDatabase,
} from '../../ledger-move/database-backups'
import { databaseName } from '../../ledger-postgres/postgres-fault'
import { explainLedgerFault } from '../../ledger-sqlite/ledger-fault'
import { upgradeFile } from '../../ledger-sqlite/upgrade-ledger'
import { byStore, type LedgerLocation } from '../config/ledger-location'
import { recordIdOf } from '../config/record-id'

type BackupSettings = {
  readonly location: LedgerLocation
  readonly dataDir: string
  readonly erasuresFile: string
  /** The database to which a file was moved; null if unknown. */
  readonly migrateTo: string | null
  readonly now: Now
}

const WITHOUT_MOVED =
  'Chỉ khi cơ sở dữ liệu ấy đã mất hẳn, hãy bỏ MIGRATE_TO và chỉ ra sổ các lần xóa đầy đủ bằng --erasures TỆP.'

/** Makes, verifies and restores backups of the ledger, in a file or in a database (P-005). */
export const wireBackups = ({ location, dataDir, erasuresFile, migrateTo, now }: BackupSettings): Backups => {
  const explain = (file: string) => (fault: BackupFault) => explainBackupFault(file, dataDir, fault)
  return {
    backUp: (file) =>
      byStore(location, {
        sqlite: (of) => pipe(backUpFile(of.dataDir, file, now), TE.mapLeft(explain(file))),
        postgres: ({ url }) => backUpDatabase(url, file, now, explain),
      }),
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
                knownLedgerAt(migrateTo),
                TE.mapLeft((sentence) => `${sentence} ${WITHOUT_MOVED}`),
              ),
        erasures: {
          own: erasuresFile,
          recordId: recordIdOf(location, erasuresFile),
          given: erasures,
          areLost: areErasuresLost,
        },
      }
      return pipe(
        byStore(location, {
          sqlite: () => pipe(restoreFile(settings), TE.mapLeft(explain(from))),
          postgres: ({ url }) => restoreDatabase(url, settings, explain),
        }),
        TE.map(({ facts, ...made }) => ({ ...facts, ...made })),
      )
    },
    upgrade: byStore(location, {
      sqlite: (of) =>
        pipe(
          TE.fromIOEither(() => upgradeFile(of.dataDir)),
          TE.mapLeft((fault) => explainLedgerFault(of.dataDir, fault)),
        ),
      postgres: ({ url }) => upgradeDatabase(url, erasuresFile),
    }),
  }
}
