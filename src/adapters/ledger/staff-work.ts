import { randomUUID } from 'node:crypto'
import type { LedgerTrouble } from '../../domain/ledger/ledger-failure'
import type { LedgerStatus, Released } from '../../domain/ledger/ledger-status'
import type { GivenUp } from '../../domain/ledger/listed-sheet'
import type { HistoryEntry, StaffUse } from '../../domain/ledger/staff-use'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import { nationalNumber } from '../../domain/registration/phone-spellings'
import type { KeptRegistration, Target } from '../../domain/registration/registration'
import type { StaffLedger } from '../../ports/staff-ledger'
import { noteBackup } from './counter'
import { phoneMark, phoneMarkSecret } from './phone-mark'
import { previewRetention } from './preview-retention'
import { confirmClock } from './retention-clock'
import { first, only, run, type Script } from './script'
import type { Transact } from './transact'

function* readStatus(): Script<LedgerStatus> {
  return {
    ...(yield* only('counts', {})),
    haltedTargets: yield* run('haltedTargets', {}),
    delayedRemovals: yield* run('delayedRemovals', {}),
  }
}

export function* releaseParked(): Script<Released> {
  const batches = yield* run('releaseBatches', {})
  yield* run('retryBatches', {})
  yield* run('retryRemovals', {})
  const targets = yield* run('liftHalts', {})
  return { batches: batches.length, targets: targets.length }
}

/** Returns the id of the new registration, to which the idempotency key refers from now on. */
function* releaseTrapped(id: number): Script<number | null> {
  const released = yield* first('releaseRow', { id })
  if (released === null) return null
  yield* run('sendReleased', { id: released.id })
  yield* run('moveKey', { from: id, to: released.id })
  yield* run('dropTrapped', { id })
  return released.id
}

function* giveUpSheet(spreadsheet: string): Script<GivenUp> {
  const sheets = (yield* run('giveUpSheets', { spreadsheet })).map(({ id }) => id)
  const removals = yield* run('giveUpRemovals', { sheets })
  const batches = yield* run('giveUpBatches', { spreadsheet })
  return { sheets: sheets.length, removals: removals.length, batches: batches.length }
}

function* recordUse({ who, command, phone }: StaffUse, at: EpochMs): Script<void> {
  const mark = phone === null ? null : phoneMark(yield* phoneMarkSecret(), nationalNumber(phone))
  yield* run('insertEntry', { id: randomUUID(), at, who, command, phoneMark: mark })
}

const readHistory = (after: Pick<HistoryEntry, 'at' | 'id'> | null): Script<ReadonlyArray<HistoryEntry>> =>
  run(
    'historyPage',
    after === null ? { at: Number.MIN_SAFE_INTEGER, id: '' } : { at: after.at, id: after.id },
  )

type Deps = { readonly read: Transact<LedgerTrouble>; readonly change: Transact<LedgerTrouble> }

export const staffWork = ({
  read,
  change,
}: Deps): Omit<StaffLedger, 'readRegistrations' | 'eraseByPhone' | 'close'> => ({
  findByPhone: (phone) => read(() => run('foundByPhone', { phone })),
  readStatus: read(readStatus),
  releaseParked: change(releaseParked),
  previewRetention: previewRetention(read),
  confirmClock: change(confirmClock),
  readTrapped: (after) => read(() => run('trappedPage', { after })),
  releaseTrapped: (id) => change(() => releaseTrapped(id)),
  recordUse: (use) => change((at) => recordUse(use, at)),
  noteBackup: (at) => change(() => noteBackup(at)),
  readSheets: read(() => run('listedSheets', {})),
  giveUpSheet: (spreadsheet) => change(() => giveUpSheet(spreadsheet)),
  readHistory: (after) => read(() => readHistory(after)),
})

type Page = ReadonlyArray<KeptRegistration>

export async function* readAll(target: Target, read: (page: Script<Page>) => Page | Promise<Page>) {
  let page = await read(run('registrationPage', { target, after: 0 }))
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    yield* page
    page = await read(run('registrationPage', { target, after: last.id }))
  }
}
