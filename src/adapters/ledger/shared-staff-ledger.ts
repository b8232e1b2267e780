import { giveUpSheet, releaseParked, releaseQuarantined } from '../../domain/ledger/deliver/release-rows'
import { allContracts } from '../../domain/ledger/erase/contracts'
import type { KnownHead, RecordOfErasures } from '../../domain/ledger/erase/record-of-erasures'
import { withdrawOffers } from '../../domain/ledger/erase/withdraw-offers'
import type { LedgerError } from '../../domain/ledger/ledger-failure'
import { marksOfPhone } from '../../domain/ledger/phone-mark'
import { noteBackup } from '../../domain/ledger/restore/last-backup'
import { confirmClock } from '../../domain/ledger/retain/retention-clock'
import { run, type Script } from '../../domain/ledger/script'
import { inviteStaff, removeStaff } from '../../domain/ledger/staff/access'
import { foundByReference } from '../../domain/ledger/staff/found-by-reference'
import { appendHistory, readHistory } from '../../domain/ledger/staff/history'
import { readStatus } from '../../domain/ledger/staff/read-status'
import { withSteps } from '../../domain/ledger/staff/with-steps'
import { nationalNumber } from '../../domain/phone/phone-spellings'
import type { KeptRegistration, Target } from '../../domain/registration/registration'
import type { RepairedRecords, StaffLedger } from '../../ports/staff-ledger'
import type { Transact } from '../../ports/transact'
import { previewRetention } from './preview-retention'

function* countUse(id: string, rows: number): Script<void> {
  yield* run('countUse', { id, rows })
}

function* repairRecords<A extends RepairedRecords>(
  repair: (known: ReadonlyArray<KnownHead>) => A,
): Script<A> {
  const repaired = repair(yield* run('knownHeads', {}))
  for (const { recordId } of repaired.lost) yield* run('forgetHead', { recordId })
  if (repaired.head.line > 0) yield* run('writeHead', repaired.head)
  return repaired
}

type Deps = {
  readonly read: Transact<LedgerError>
  readonly change: Transact<LedgerError>
  readonly record: RecordOfErasures
}

/** The part of the port `StaffLedger` that both engines share. */
export const sharedStaffLedger = ({
  read,
  change,
  record,
}: Deps): Omit<StaffLedger, 'readRegistrations' | 'eraseByPhone' | 'close'> => ({
  readWorkbookPage: (target, after) => read(() => run('workbookPage', { target, after })),
  findByPhone: (phone) =>
    read(function* () {
      return yield* withSteps(yield* run('foundByPhone', { phone }))
    }),
  findByReference: (reference) =>
    read(function* () {
      return yield* withSteps(yield* foundByReference(reference))
    }),
  withdrawOffers: (phone) => change((at) => withdrawOffers(phone, { at, record })),
  readContracts: (phone) => read(() => (phone === null ? allContracts() : run('contractsOf', { phone }))),
  readStatus: read(readStatus),
  releaseParked: change(releaseParked),
  previewRetention: previewRetention(read),
  confirmClock: change(confirmClock),
  readQuarantined: (after) => read(() => run('quarantinePage', { after })),
  releaseQuarantined: (id) => change(() => releaseQuarantined(id)),
  recordUse: (use) => change((at) => appendHistory(use, at)),
  noteBackup: (at) => change(() => noteBackup(at)),
  readSheets: read(() => run('listedSheets', {})),
  giveUpSheet: (spreadsheet) => change(() => giveUpSheet(spreadsheet)),
  countUse: (id, rows) => change(() => countUse(id, rows)),
  marksOf: (phone) => change(() => marksOfPhone(nationalNumber(phone))),
  readHistory: (span, after) => read(() => readHistory(span, after)),
  inviteStaff: (name) => change((at) => inviteStaff(name, at)),
  listStaff: read(() => run('listedStaff', {})),
  removeStaff: (name) => change(() => removeStaff(name)),
  readKnownHeads: read(() => run('knownHeads', {})),
  repairRecords: (repair) => change(() => repairRecords(repair)),
})

type Page = ReadonlyArray<KeptRegistration>

/** The registrations of a target page by page, so that no read holds the ledger for long. */
export async function* readAll(target: Target, read: (page: Script<Page>) => Page | Promise<Page>) {
  let page = await read(run('registrationPage', { target, after: 0 }))
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    yield* page
    page = await read(run('registrationPage', { target, after: last.id }))
  }
}
