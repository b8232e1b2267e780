import { randomInt, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { reasonOf } from '../../../domain/delivery/batch'
import type { RecordOfErasures } from '../../../domain/ledger/erase/record-of-erasures'
import type { Now } from '../../../ports/clock'
import type { StaffLedger } from '../../../ports/staff-ledger'
import type { TryService } from '../../../ports/target-sheets'
import { explainContentFailure } from '../../content/content-failure'
import { readSite } from '../../content/read-site'
import { tryService } from '../../google-sheets/try-service'
import { listFormerFiles } from '../../ledger/former-files'
import { recordAt } from '../../ledger/record-at'
import { maintainRecord } from '../../ledger-backup/maintain-record'
import { createMoveLedger } from '../../ledger-move/move-ledger'
import { createUndoMove } from '../../ledger-move/undo-move'
import { createStaffLedger } from '../../ledger-postgres/create-staff-ledger'
import type { DatabaseClock } from '../../ledger-postgres/database-clock'
import { openCurrentPostgres } from '../../ledger-postgres/open-postgres'
import { explainPostgresFault, toPostgresFault } from '../../ledger-postgres/postgres-fault'
import { openStaffFile } from '../../ledger-sqlite/create-staff-ledger'
import { explainLedgerFault, toLedgerFault } from '../../ledger-sqlite/ledger-fault'
import { ledgerFiles } from '../../ledger-sqlite/ledger-files'
import { type GoogleSettings, isDelivering } from '../config/config'
import { byStore, type LedgerLocation, type LocationIn } from '../config/ledger-location'
import { newRecordWarning, recordIdOf } from '../config/record-id'
import { wireBackups } from './wire-backups'
import { createGoogleCalls } from './wire-google-calls'

const LOWEST_MARKER = 1_100_000_000
const HIGHEST_MARKER = 2_000_000_000

const NO_KEY = 'Hãy đặt GOOGLE_SERVICE_ACCOUNT_FILE: đường dẫn tới tệp khóa của tài khoản dịch vụ.'

/** `now`: of this machine, for a file; `clock`: of a database. */
type Clocks = { readonly now: Now; readonly clock: DatabaseClock }

const openStaffDatabase = (
  { url, requiresStandby }: Omit<LocationIn<'postgres'>, 'tag'>,
  record: RecordOfErasures,
  clock: DatabaseClock,
): TE.TaskEither<string, StaffLedger> =>
  pipe(
    openCurrentPostgres(url, requiresStandby),
    TE.bimap((fault) => explainPostgresFault(url, fault), createStaffLedger(url, record, clock)),
  )

const openStaffLedger = (
  location: LedgerLocation,
  record: RecordOfErasures,
  { now, clock }: Clocks,
): TE.TaskEither<string, StaffLedger> =>
  byStore(location, {
    sqlite: ({ dataDir }) => TE.fromIOEither(() => openStaffFile(dataDir, { record, now })),
    postgres: (database) => openStaffDatabase(database, record, clock),
  })

const explainLedgerError =
  (location: LedgerLocation) =>
  (error: unknown): string =>
    byStore(location, {
      sqlite: ({ dataDir }) => explainLedgerFault(dataDir, toLedgerFault(error)),
      postgres: ({ url }) => explainPostgresFault(url, toPostgresFault(error)),
    })

const wireTrial =
  (google: GoogleSettings): TryService =>
  (spreadsheetId) =>
    pipe(
      google.googleKeyFile === null
        ? TE.left(NO_KEY)
        : createGoogleCalls(google.googleKeyFile, { ...google, awaitTurn: TE.right(undefined) }),
      TE.chain((callSheets) =>
        pipe(
          tryService(callSheets, {
            spreadsheetId,
            title: `kiem-tra-${randomUUID()}`,
            markerId: randomInt(LOWEST_MARKER, HIGHEST_MARKER),
          }),
          TE.mapLeft((failure) => `Không thử được trên bảng tính này: ${reasonOf(failure)}.`),
        ),
      ),
    )

const readConfigured = (contentDir: string) =>
  pipe(
    readSite(contentDir),
    TE.mapLeft((failure) => explainContentFailure(contentDir, failure)),
  )

type StaffSettings = Clocks & {
  readonly location: LedgerLocation
  readonly dataDir: string
  readonly erasuresFile: string
  readonly migrateTo: string | null
  readonly google: GoogleSettings
  readonly contentDir: string
  readonly say: (line: string) => void
}

/** The file that was copied to a database. */
const movedFiles = (location: LedgerLocation, dataDir: string): ReadonlyArray<string> => {
  const { database } = ledgerFiles(dataDir)
  return byStore(location, { sqlite: () => false, postgres: () => existsSync(database) }) ? [database] : []
}

/** What the command `registrations` needs: ledger, backups, move, records, Google Sheets. */
export const wireStaff = ({
  location,
  dataDir,
  erasuresFile,
  migrateTo,
  google,
  contentDir,
  now,
  clock,
  say,
}: StaffSettings) => {
  const recordOf = (at: Pick<LedgerLocation, 'tag'>) =>
    recordAt(erasuresFile, {
      recordId: recordIdOf(at, erasuresFile),
      onRecordBegun: (path) => say(newRecordWarning(path)),
    })
  const url = migrateTo ?? byStore(location, { sqlite: () => null, postgres: (database) => database.url })
  return {
    dataDir,
    formerFiles: () => [...new Set([dataDir, dirname(erasuresFile)])].flatMap(listFormerFiles),
    movedFiles: () => movedFiles(location, dataDir),
    openLedger: openStaffLedger(location, recordOf(location), { now, clock }),
    openMoved: (address: string) =>
      openStaffDatabase({ url: address, requiresStandby: false }, recordOf({ tag: 'postgres' }), clock),
    openUndone: openStaffLedger({ tag: 'sqlite', dataDir }, recordOf({ tag: 'sqlite' }), { now, clock }),
    records: maintainRecord(erasuresFile, recordIdOf(location, erasuresFile)),
    explainLedgerError: explainLedgerError(location),
    moveLedger: createMoveLedger({
      dataDir,
      erasuresFile,
      recordId: recordIdOf({ tag: 'postgres' }, erasuresFile),
    }),
    undoMove: createUndoMove({ dataDir, erasuresFile, url, now }),
    migrateTo,
    backups: wireBackups({ location, dataDir, erasuresFile, migrateTo, now }),
    tryService: wireTrial(google),
    isDelivering: isDelivering(google),
    readRetention: pipe(
      readConfigured(contentDir),
      TE.map(({ consent, retention }) => ({ days: consent.retentionDays, contract: retention.contract })),
    ),
    readSheetIds: pipe(
      readConfigured(contentDir),
      TE.map(({ sheets: { orders, members } }) => [orders.id, members.id]),
    ),
  }
}
