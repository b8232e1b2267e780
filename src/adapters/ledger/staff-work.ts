import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { Quarantine } from '../../ports/quarantine'
import type { RetentionOfStaff } from '../../ports/retention-of-staff'
import type { StaffHistory } from '../../ports/staff-history'
import { noteBackup } from './counter'
import { readHistory, recordUse } from './history'
import { previewRetention } from './preview-retention'
import { releaseTrapped, trappedPage } from './quarantine'
import { confirmClock } from './retention-clock'
import type { Transact } from './transact'

type Deps = { readonly read: Transact; readonly change: Transact; readonly now: () => EpochMs }

export const staffWork = ({ read, change, now }: Deps): RetentionOfStaff & Quarantine & StaffHistory => ({
  previewRetention: previewRetention(read, now),
  confirmClock: change(() => confirmClock(now())),
  readTrapped: (after) => read(() => trappedPage(after)),
  releaseTrapped: (id) => change(() => releaseTrapped(id)),
  recordUse: (use) => change(() => recordUse(use, now())),
  noteBackup: (at) => change(() => noteBackup(at)),
  readHistory: (after) => read(() => readHistory(after)),
})
