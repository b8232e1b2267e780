import type { DatabaseSync } from 'node:sqlite'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { run } from '../../domain/ledger/script'
import type { MoveLedger, Progress } from '../../ports/backups'
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
import { explainLedgerFault, type LedgerFault } from '../ledger-sqlite/ledger-fault'
import { ledgerSource } from '../ledger-sqlite/ledger-source'
import { refuseWrites } from '../ledger-sqlite/moved'

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

type Move = MoveSettings & { readonly url: string; readonly pool: LedgerPool; readonly progress: Progress }

const copyTables = ({ url, pool, progress }: Move, db: DatabaseSync, record: string) =>
  pipe(
    requireKnown(pool, record),
    TE.chain(() => copyLedgerOnce(ledgerSource(db), pool, progress)),
    TE.mapLeft((fault) => explainCopyFault(url, fault)),
  )

const continueRecord = ({ url, pool, erasuresFile, recordId }: Move) =>
  pipe(
    registerRecord(pool, recordAt(erasuresFile, { recordId })),
    TE.mapLeft((fault) => explainPostgresFault(url, fault)),
  )

const copyAndMark = (move: Move, db: DatabaseSync) =>
  pipe(
    TE.fromIOEither(() => requireRecord(move.erasuresFile, knownLedgerIn(db).heads)),
    TE.chain((record) => copyTables(move, db, record)),
    TE.chainFirstIOK(() => () => refuseWrites(db, databaseName(move.url))),
    TE.chainFirst(() => continueRecord(move)),
  )

const explainFile = (dataDir: string, fault: LedgerFault): string =>
  fault.tag === 'absent'
    ? `DATA_DIR ${dataDir}: không có đăng ký nào để chép.`
    : explainLedgerFault(dataDir, fault)

const moveTo = (move: Move) =>
  pipe(
    inClosedLedger(move.dataDir, (db) => copyAndMark(move, db)()),
    TE.mapLeft((fault) => explainFile(move.dataDir, fault)),
    TE.chainEitherK((copied) => copied),
  )

/** Copies the ledger’s file to a database and marks the file as moved. Fails with a sentence; the file then stays in use (P-006). */
export const createMoveLedger =
  (settings: MoveSettings): MoveLedger =>
  (url, progress) =>
    pipe(
      openPostgres(url),
      TE.mapLeft((fault) => explainPostgresFault(url, fault)),
      TE.chain((pool) => () => moveTo({ ...settings, url, pool, progress })().finally(() => pool.end())),
    )
