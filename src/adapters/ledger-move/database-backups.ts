import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { phoneHashSecret } from '../../domain/ledger/phone-hash'
import { type KnownLedger, readKnownLedger } from '../../domain/ledger/restore/known-ledger'
import type { BackedUp } from '../../ports/backups'
import type { Now } from '../../ports/clock'
import { backUpRows } from '../ledger-backup/back-up-rows'
import type { BackupFault } from '../ledger-backup/backup-fault'
import { type RestoreSettings, restoreRows } from '../ledger-backup/restore-backup'
import { awaitScript } from '../ledger-postgres/await-script'
import { type CopyFault, copyLedger, explainCopyFault } from '../ledger-postgres/copy-ledger'
import type { LedgerPool } from '../ledger-postgres/create-pool'
import { inSnapshot } from '../ledger-postgres/in-snapshot'
import { openCurrentPostgres, openPostgres } from '../ledger-postgres/open-postgres'
import { explainPostgresFault, type PostgresFault, toPostgresFault } from '../ledger-postgres/postgres-fault'
import { copyBeforeUpgrade } from './copy-before-upgrade'

type Explain = (file: string) => (fault: BackupFault) => string

const SILENT = { begin: () => undefined, advance: () => undefined }

const ofCopy = (fault: CopyFault) => ({ tag: 'copy', fault }) as const

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

/** Opens a database and creates its secret of phone hashes, which a backup needs to recognize persons who are erased later. */
const withSecret = (url: string): TE.TaskEither<PostgresFault, LedgerPool> =>
  pipe(
    openCurrentPostgres(url),
    TE.chainFirst((pool) => TE.tryCatch(() => awaitScript(pool, phoneHashSecret()), toPostgresFault)),
  )

/** What a database knows; fails with a sentence. */
export const knownLedgerAt = (url: string): TE.TaskEither<string, KnownLedger> =>
  inPool(url, openCurrentPostgres(url), (pool) =>
    pipe(
      TE.tryCatch(() => awaitScript(pool, readKnownLedger()), toPostgresFault),
      TE.mapLeft((fault) => explainPostgresFault(url, fault)),
    ),
  )

/** Writes the rows of a database to a backup; fails with a sentence. */
export const backUpDatabase = (
  url: string,
  file: string,
  now: Now,
  explain: Explain,
): TE.TaskEither<string, BackedUp> =>
  inPool(url, withSecret(url), (pool) =>
    pipe(
      backUpRows(
        (work) =>
          pipe(
            inSnapshot(pool, work),
            TE.mapLeft((fault) => ({ tag: 'postgres', fault }) as const),
          ),
        file,
        now,
      ),
      TE.mapLeft((fault) =>
        fault.tag === 'postgres' ? explainPostgresFault(url, fault.fault) : explain(file)(fault),
      ),
    ),
  )

/** Upgrades the schema of a database after a backup; returns the path of the backup, or null if the schema was current. */
export const upgradeDatabase = (url: string, erasuresFile: string): TE.TaskEither<string, string | null> => {
  let copied: string | null = null
  const told = (file: string) => {
    copied = file
  }
  return inPool(url, openPostgres(url, false, copyBeforeUpgrade(erasuresFile, told)), () =>
    TE.fromIO(() => copied),
  )
}

/** Restores a backup into an empty database; fails with a sentence. */
export const restoreDatabase = (url: string, settings: RestoreSettings, explain: Explain) =>
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
