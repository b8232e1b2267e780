import type { LedgerTrouble } from '../../domain/ledger/ledger-failure'
import type { StaffLedger } from '../../ports/staff-ledger'
import { noteBackup } from './counter'
import { readHistory, recordUse } from './history'
import { previewRetention } from './preview-retention'
import { releaseTrapped } from './quarantine'
import { confirmClock } from './retention-clock'
import { run } from './script'
import { readStatus, releaseParked } from './staff-scripts'
import type { Transact } from './transact'

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
  readHistory: (after) => read(() => readHistory(after)),
})
