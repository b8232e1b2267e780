import type { EraseByPhone } from '../../ports/erase-by-phone'
import type { FindByPhone } from '../../ports/find-by-phone'
import type { ReadLedgerStatus } from '../../ports/read-ledger-status'
import type { ReadRegistrations } from '../../ports/read-registrations'
import type { ReleaseParked } from '../../ports/release-parked'

/** What staff do with registrations, wherever they are kept, beside running servers or without one. */
export type StaffLedger = {
  readonly readRegistrations: ReadRegistrations
  readonly findByPhone: FindByPhone
  readonly eraseByPhone: EraseByPhone
  readonly readStatus: ReadLedgerStatus
  readonly releaseParked: ReleaseParked
  readonly close: () => Promise<void>
}
