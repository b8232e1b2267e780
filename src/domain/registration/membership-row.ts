import type { EpochMs } from './epoch-ms'
import { formColumns, type Recorded } from './form-columns'
import type { Membership } from './membership'
import { MEMBERSHIP_FORM } from './membership-form'
import { sheetRow } from './sheet-column'

export type MembershipRecord = Recorded<Membership>

/** The members sheet's columns, in order (M-109). */
export const MEMBERSHIP_COLUMNS = formColumns(MEMBERSHIP_FORM)

/** Takes a membership and the moment it was sent, gives its five cells (M-109). */
export const membershipRow = (registration: Membership, at: EpochMs): ReadonlyArray<string> =>
  sheetRow<MembershipRecord>(MEMBERSHIP_COLUMNS, { registration, at })
