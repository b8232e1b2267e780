import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { replaceKnownHeads } from '../../domain/ledger/erase/append-to-record'
import { adoptLedger, type KnownLedger, readKnownLedger } from '../../domain/ledger/restore/known-ledger'
import { only } from '../../domain/ledger/script'
import type { EpochMs } from '../../domain/time/epoch-ms'
import type { UndoMove, UndoneMove, UndoRequest } from '../../ports/backups'
import type { Now } from '../../ports/clock'
import type { RecordLine } from '../ledger/read-record'
import { explainBackupFault, toBackupFault } from '../ledger-backup/backup-fault'
import { compareRecords } from '../ledger-backup/compare-records'
import { keepRecords } from '../ledger-backup/keep-records'
import { readRecords } from '../ledger-backup/read-records'
import { redoErasures } from '../ledger-backup/redo-erasures'
import { awaitScript } from '../ledger-postgres/await-script'
import { countNewer, type Newer } from '../ledger-postgres/count-newer'
import { openCurrentPostgres } from '../ledger-postgres/open-postgres'
import { databaseName, explainPostgresFault, toPostgresFault } from '../ledger-postgres/postgres-fault'
import { inClosedLedger } from '../ledger-sqlite/in-closed-ledger'
import { knownLedgerIn } from '../ledger-sqlite/known-ledger-in-file'
import { explainLedgerFault } from '../ledger-sqlite/ledger-fault'
import { ledgerFiles } from '../ledger-sqlite/ledger-files'
import { ledgerSource } from '../ledger-sqlite/ledger-source'
import { allowWrites, movedTo } from '../ledger-sqlite/moved'
import { openDatabase } from '../ledger-sqlite/open-database'
import { requireWipe } from '../ledger-sqlite/pending-wipe'
import { createScriptRunner } from '../ledger-sqlite/script-runner'
import { createWipe } from '../ledger-sqlite/wipe'

type UndoSettings = {
  readonly dataDir: string
  readonly erasuresFile: string
  /** The database to which the file was copied; null if unknown. */
  readonly url: string | null
  readonly now: Now
}

const LOST_DATABASE =
  'Chỉ khi cơ sở dữ liệu ấy đã mất hẳn, hãy thêm --database-lost: khi đó không so được với nó.'

const otherDatabase = (database: string): string =>
  `Tệp này đã chuyển sang PostgreSQL ${database}. Hãy đặt MIGRATE_TO hoặc DATABASE_URL là địa chỉ của cơ sở dữ liệu ấy để so trước khi dùng lại tệp. ${LOST_DATABASE}`

const holdsMore = (database: string, { registrations, quarantined, steps }: Newer): string =>
  `PostgreSQL ${database} đã nhận thêm ${registrations} đăng ký, ${quarantined} bản ghi để riêng và ${steps} lần nhân viên ghi lại việc xử lý sau khi chuyển; tệp cũ không có những dòng ấy, nên không có gì bị thay đổi. Hãy dừng máy chủ, chạy backup với DATABASE_URL, rồi restore bản sao lưu ấy vào DATA_DIR: xem docs/operating.md, mục "Going back to a file".`

/** The known ledger in the database; fails if the database has later rows. */
const knownThere = (
  db: DatabaseSync,
  database: string,
  url: string | null,
): TE.TaskEither<string, KnownLedger> =>
  url === null || databaseName(url) !== database
    ? TE.left(otherDatabase(database))
    : pipe(
        openCurrentPostgres(url),
        TE.chain((pool) =>
          pipe(
            TE.tryCatch(async () => {
              const newer = await countNewer(pool, ledgerSource(db))
              return { newer, known: await awaitScript(pool, readKnownLedger()) }
            }, toPostgresFault),
            (read) => () => read().finally(() => pool.end()),
          ),
        ),
        TE.mapLeft((fault) => `${explainPostgresFault(url, fault)} ${LOST_DATABASE}`),
        TE.filterOrElse(
          ({ newer }) => newer.registrations + newer.quarantined + newer.steps === 0,
          ({ newer }) => holdsMore(database, newer),
        ),
        TE.map(({ known }) => known),
      )

type Redo = {
  readonly lines: ReadonlyArray<RecordLine>
  readonly replaced: KnownLedger
  readonly head: Parameters<typeof replaceKnownHeads>[0][number]
  readonly at: EpochMs
}

const redo = (db: DatabaseSync, { lines, replaced, head, at }: Redo): number =>
  allowWrites(db, at, () => {
    const runScript = createScriptRunner(db)
    runScript(adoptLedger(replaced))
    const { rows } = redoErasures(db, {
      lines,
      since: runScript(only('newestRow', {})).at ?? 0,
      queuedElsewhere: [],
    })
    runScript(replaceKnownHeads(head.line > 0 ? [head] : []))
    if (rows > 0) runScript(requireWipe())
    return rows
  })

const undo = (
  db: DatabaseSync,
  { dataDir, erasuresFile, url, now }: UndoSettings,
  { erasures, areErasuresLost, isDatabaseLost }: UndoRequest,
  database: string,
): TE.TaskEither<string, UndoneMove> => {
  const asked = { own: erasuresFile, recordId: '', given: erasures, areLost: areErasuresLost }
  const file = knownLedgerIn(db)
  return pipe(
    isDatabaseLost ? TE.right(file) : knownThere(db, database, url),
    TE.chain((replaced) =>
      pipe(
        readRecords(asked),
        E.chainFirst((records) =>
          areErasuresLost
            ? E.right(undefined)
            : compareRecords({ records, backup: file, replaced, movedTo: null }),
        ),
        E.bindTo('records'),
        E.bind('kept', ({ records }) => keepRecords(erasuresFile, records)),
        E.chain(({ records, kept }) =>
          E.tryCatch(
            () =>
              redo(db, {
                lines: records.flatMap(({ lines }) => lines),
                replaced,
                head: { ...kept.head, recordId: '' },
                at: now(),
              }),
            toBackupFault,
          ),
        ),
        E.mapLeft((fault) => explainBackupFault(ledgerFiles(dataDir).database, dataDir, fault)),
        TE.fromEither,
      ),
    ),
    TE.chainTaskK((erasedRows) => async () => {
      const { wipe, close } = createWipe(ledgerFiles(dataDir).database)
      return { erasedRows, isWiped: await wipe().finally(close) }
    }),
  )
}

/**
 * Takes the ledger's file into use again after a move; `asked` says whether registrations that only the database has may
 * be lost.
 */
export const createUndoMove =
  (settings: UndoSettings): UndoMove =>
  (asked) =>
    pipe(
      inClosedLedger(
        settings.dataDir,
        async (db) => {
          const database = movedTo(db)
          return database === null ? E.right(null) : undo(db, settings, asked, database)()
        },
        openDatabase,
      ),
      TE.mapLeft((fault) => explainLedgerFault(settings.dataDir, fault)),
      TE.chainEitherKW((undone) => undone),
    )
