import type { EpochMs } from './epoch-ms'
import type { Membership } from './membership'
import { type SheetColumn, sheetRow } from './sheet-column'
import { sheetTimestamp } from './sheet-timestamp'

export type MembershipRecord = { readonly registration: Membership; readonly at: EpochMs }

/** The members sheet's columns, in order (M-109). */
export const MEMBERSHIP_COLUMNS = [
  { heading: 'STT', kind: 'rowNumber' },
  { heading: 'Họ và tên', kind: 'text', value: ({ registration }) => registration.name },
  { heading: 'Số điện thoại', kind: 'digits', value: ({ registration }) => registration.phone },
  { heading: 'Gói hội viên', kind: 'text', value: ({ registration }) => registration.planTitle },
  { heading: 'Thời gian', kind: 'text', value: ({ at }) => sheetTimestamp(at) },
] as const satisfies ReadonlyArray<SheetColumn<MembershipRecord>>

/** Takes a membership and the moment it was sent, gives its five cells (M-109). */
export const membershipRow = (registration: Membership, at: EpochMs): ReadonlyArray<string> =>
  sheetRow<MembershipRecord>(MEMBERSHIP_COLUMNS, { registration, at })
