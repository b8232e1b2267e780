import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { run } from '../../domain/ledger/script'
import type { MoveLedger } from '../../ports/backups'
import { missingFrom, readRecord } from '../ledger/read-record'
import { recordAt } from '../ledger/record-at'
import { requireRecord } from '../ledger-backup/maintain-record'
import { awaitScript } from '../ledger-postgres/await-script'
import { type CopyFault, copyLedgerOnce, explainCopyFault } from '../ledger-postgres/copy-ledger'
import type { LedgerPool } from '../ledger-postgres/create-pool'
import { openPostgres } from '../ledger-postgres/open-postgres'
import { databaseName, explainPostgresFault, toPostgresFault } from '../ledger-postgres/postgres-fault'
import { registerRecord } from '../ledger-postgres/register-record'
import { inClosedLedger } from '../ledger-sqlite/in-closed-ledger'
import { knownLedgerIn } from '../ledger-sqlite/known-ledger-in-file'
import { explainLedgerFault } from '../ledger-sqlite/ledger-fault'
import { ledgerSource } from '../ledger-sqlite/ledger-source'
import { markMoved } from '../ledger-sqlite/moved'

/** Fails if the record lacks lines that the database knows, because the copy replaces the known lines. */
const requireKnown = (pool: LedgerPool, record: string): TE.TaskEither<CopyFault, void> =>
  pipe(
    TE.tryCatch(() => awaitScript(pool, run('knownHeads', {})), toPostgresFault),
    TE.mapLeft((fault): CopyFault => ({ tag: 'database', fault })),
    TE.filterOrElse(
      (known) => missingFrom(readRecord(record).lines, known).length === 0,
      (): CopyFault => ({ tag: 'notEmpty' }),
    ),
    TE.map(() => undefined),
  )

type MoveSettings = {
  readonly dataDir: string
  readonly erasuresFile: string
  /** The id of the record of erasures in the database. */
  readonly recordId: string
}

/**
 * Copies the ledger’s file to a database and marks the file as moved. Fails with a sentence; the file then stays in use (P-006).
 */
export const createMoveLedger =
  ({ dataDir, erasuresFile, recordId }: MoveSettings): MoveLedger =>
  (url, progress) =>
    pipe(
      openPostgres(url),
      TE.mapLeft((fault) => explainPostgresFault(url, fault)),
      TE.chain((pool) =>
        pipe(
          inClosedLedger(dataDir, (db) =>
            pipe(
              TE.fromIOEither(() => requireRecord(erasuresFile, knownLedgerIn(db).heads)),
              TE.chain((record) =>
                pipe(
                  requireKnown(pool, record),
                  TE.chain(() => copyLedgerOnce(ledgerSource(db), pool, progress)),
                  TE.mapLeft((fault) => explainCopyFault(url, fault)),
                ),
              ),
              TE.chainFirstIOK(() => () => markMoved(db, databaseName(url))),
              TE.chainFirst(() =>
                pipe(
                  registerRecord(pool, recordAt(erasuresFile, { recordId })),
                  TE.mapLeft((fault) => explainPostgresFault(url, fault)),
                ),
              ),
            )(),
          ),
          TE.mapLeft((fault) =>
            fault.tag === 'absent'
              ? `DATA_DIR ${dataDir}: không có đăng ký nào để chép.`
              : explainLedgerFault(dataDir, fault),
          ),
          TE.chainEitherK((copied) => copied),
          (copied) => () => copied().finally(() => pool.end()),
        ),
      ),
    )
