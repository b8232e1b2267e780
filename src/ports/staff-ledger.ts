import type { EraseByPhone } from './erase-by-phone'
import type { FindByPhone } from './find-by-phone'
import type { KnownRecords } from './known-records'
import type { KnownSheets } from './known-sheets'
import type { Quarantine } from './quarantine'
import type { ReadLedgerStatus } from './read-ledger-status'
import type { ReadRegistrations } from './read-registrations'
import type { ReleaseParked } from './release-parked'
import type { RetentionOfStaff } from './retention-of-staff'
import type { StaffHistory } from './staff-history'
import type { WithdrawOffers } from './withdraw-offers'

export type StaffLedger = RetentionOfStaff &
  Quarantine &
  KnownSheets &
  StaffHistory &
  KnownRecords & {
    readonly readRegistrations: ReadRegistrations
    readonly findByPhone: FindByPhone
    readonly eraseByPhone: EraseByPhone
    readonly withdrawOffers: WithdrawOffers
    readonly readStatus: ReadLedgerStatus
    readonly releaseParked: ReleaseParked
    readonly close: () => Promise<void>
  }
