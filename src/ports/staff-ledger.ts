import type { EraseByPhone } from './erase-by-phone'
import type { FindByPhone } from './find-by-phone'
import type { ReadLedgerStatus } from './read-ledger-status'
import type { ReadRegistrations } from './read-registrations'
import type { ReleaseParked } from './release-parked'
import type { RetentionOfStaff } from './retention-of-staff'

/** Works beside running servers or without one. */
export type StaffLedger = RetentionOfStaff & {
  readonly readRegistrations: ReadRegistrations
  readonly findByPhone: FindByPhone
  readonly eraseByPhone: EraseByPhone
  readonly readStatus: ReadLedgerStatus
  readonly releaseParked: ReleaseParked
  readonly close: () => Promise<void>
}
