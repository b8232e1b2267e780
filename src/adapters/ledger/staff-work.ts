import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { RetentionOfStaff } from '../../ports/retention-of-staff'
import { previewRetention } from './preview-retention'
import { confirmClock } from './retention-clock'
import type { Transact } from './transact'

type Deps = { readonly read: Transact; readonly change: Transact; readonly now: () => EpochMs }

/** What staff do alike in every store. */
export const staffWork = ({ read, change, now }: Deps): RetentionOfStaff => ({
  previewRetention: previewRetention(read, now),
  confirmClock: change(() => confirmClock(now())),
})
