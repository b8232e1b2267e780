import { randomInt, randomUUID } from 'node:crypto'
import { dirname } from 'node:path'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { MigrateLedger } from '../../ports/migrate-ledger'
import type { NoteErasures } from '../../ports/note-erasures'
import type { Now } from '../../ports/now'
import type { StaffLedger } from '../../ports/staff-ledger'
import type { TryMarkers } from '../../ports/try-markers'
import { explainContentFailure } from '../content/explain-content-failure'
import { readSite } from '../content/read-site'
import { tryMarkerRule } from '../google-sheets/try-marker-rule'
import { appendErasures } from '../ledger/append-erasures'
import { formerCopies } from '../ledger/former-copies'
import { copyLedgerOnce } from '../ledger-postgres/copy-ledger'
import { createStaffLedger } from '../ledger-postgres/create-staff-ledger'
import { explainCopyFault } from '../ledger-postgres/explain-copy-fault'
import { explainPostgresFault, placeOf } from '../ledger-postgres/explain-postgres-fault'
import { openCurrentPostgres, openPostgres } from '../ledger-postgres/open-postgres'
import { toPostgresFault } from '../ledger-postgres/postgres-fault'
import { openStaffFile } from '../ledger-sqlite/create-staff-ledger'
import { explainLedgerFault } from '../ledger-sqlite/explain-ledger-fault'
import { inClosedLedger } from '../ledger-sqlite/in-closed-ledger'
import { toLedgerFault } from '../ledger-sqlite/ledger-fault'
import { ledgerSource } from '../ledger-sqlite/ledger-source'
import { markMoved, movedTo, undoMove } from '../ledger-sqlite/moved'
import { openDatabase } from '../ledger-sqlite/open-database'
import type { GoogleSettings } from './config'
import type { LedgerLocation } from './ledger-location'
import { wireBackups } from './wire-backups'
import { createGoogleCalls } from './wire-google-calls'

const LOWEST_MARKER = 1_100_000_000
const HIGHEST_MARKER = 2_000_000_000

const NO_KEY = 'Hãy đặt GOOGLE_SERVICE_ACCOUNT_FILE: đường dẫn tới tệp khóa của tài khoản dịch vụ.'

const openStaffDatabase = (
  { url, requiresStandby }: Omit<Extract<LedgerLocation, { readonly tag: 'postgres' }>, 'tag'>,
  noteErasures: NoteErasures,
  now: Now,
): TE.TaskEither<string, StaffLedger> =>
  pipe(
    openCurrentPostgres(url, requiresStandby),
    TE.bimap((fault) => explainPostgresFault(url, fault), createStaffLedger(url, noteErasures, now)),
  )

const openStaffLedger = (
  place: LedgerLocation,
  noteErasures: NoteErasures,
  now: Now,
): TE.TaskEither<string, StaffLedger> =>
  place.tag === 'sqlite'
    ? TE.fromIOEither(() => openStaffFile(place.dataDir, noteErasures, now))
    : openStaffDatabase(place, noteErasures, now)

const explainLedgerError =
  (place: LedgerLocation) =>
  (error: unknown): string =>
    place.tag === 'sqlite'
      ? explainLedgerFault(place.dataDir, toLedgerFault(error))
      : explainPostgresFault(place.url, toPostgresFault(error))

const migrateLedger =
  (dataDir: string): MigrateLedger =>
  (url, progress) =>
    pipe(
      openPostgres(url),
      TE.mapLeft((fault) => explainPostgresFault(url, fault)),
      TE.chain((pool) =>
        pipe(
          inClosedLedger(dataDir, (db) =>
            pipe(
              copyLedgerOnce(ledgerSource(db), pool, progress),
              TE.chainFirstIOK(() => () => markMoved(db, placeOf(url))),
            )(),
          ),
          TE.mapLeft((fault) =>
            fault.tag === 'absent'
              ? `DATA_DIR ${dataDir}: không có đăng ký nào để chép.`
              : explainLedgerFault(dataDir, fault),
          ),
          TE.chainEitherK(E.mapLeft((fault) => explainCopyFault(url, fault))),
          (copied) => () => copied().finally(() => pool.end()),
        ),
      ),
    )

const undoMigration = (dataDir: string): TE.TaskEither<string, boolean> =>
  pipe(
    inClosedLedger(
      dataDir,
      async (db) => {
        const isMoved = movedTo(db) !== null
        if (isMoved) undoMove(db)
        return isMoved
      },
      openDatabase,
    ),
    TE.mapLeft((fault) => explainLedgerFault(dataDir, fault)),
  )

const tryMarkers =
  (google: GoogleSettings): TryMarkers =>
  (spreadsheetId) =>
    pipe(
      google.googleKeyFile === null
        ? TE.left(NO_KEY)
        : createGoogleCalls(google.googleKeyFile, { ...google, awaitTurn: TE.right(undefined) }),
      TE.chain((callSheets) =>
        pipe(
          tryMarkerRule(callSheets, {
            spreadsheetId,
            title: `kiem-tra-${randomUUID()}`,
            markerId: randomInt(LOWEST_MARKER, HIGHEST_MARKER),
          }),
          TE.mapLeft(({ reason }) => `Không thử được trên bảng tính này: ${reason}.`),
        ),
      ),
    )

const readConfigured = (contentDir: string) =>
  pipe(
    readSite(contentDir),
    TE.mapLeft((failure) => explainContentFailure(contentDir, failure)),
  )

type StaffSettings = {
  readonly place: LedgerLocation
  readonly dataDir: string
  readonly erasuresFile: string
  readonly migrateTo: O.Option<string>
  readonly google: GoogleSettings
  readonly contentDir: string
  readonly now: Now
}

export const wireStaff = ({
  place,
  dataDir,
  erasuresFile,
  migrateTo,
  google,
  contentDir,
  now,
}: StaffSettings) => ({
  dataDir,
  formerCopies: () => [...new Set([dataDir, dirname(erasuresFile)])].flatMap(formerCopies),
  openLedger: openStaffLedger(place, appendErasures(erasuresFile), now),
  openMigrated: (url: string) =>
    openStaffDatabase({ url, requiresStandby: false }, appendErasures(erasuresFile), now),
  explainLedgerError: explainLedgerError(place),
  migrateLedger: migrateLedger(dataDir),
  undoMigration: undoMigration(dataDir),
  migrateTo,
  backups: wireBackups({ place, dataDir, erasuresFile }),
  tryMarkers: tryMarkers(google),
  isDelivering: google.googleKeyFile !== null,
  readRetentionDays: pipe(
    readConfigured(contentDir),
    TE.map(({ consent }) => consent.retentionDays),
  ),
  readSheetIds: pipe(
    readConfigured(contentDir),
    TE.map(({ sheets: { orders, members } }) => [orders.id, members.id]),
  ),
})
