import { sheetRow } from '../sheet-cell/sheet-column'
import type { EpochMs } from '../time/epoch-ms'
import type { RegistrationOf } from './form'
import { formColumns, type Timed } from './form-columns'
import { MEMBERSHIP_FORM } from './membership-form'

export type Membership = RegistrationOf<typeof MEMBERSHIP_FORM>

export type TimedMembership = Timed<Membership>

export const MEMBERSHIP_COLUMNS = formColumns(MEMBERSHIP_FORM)

/** The row of a membership as the browser sends it; `at` is the time of sending (M-109, M-108). */
export const membershipRow = (content: Membership, at: EpochMs): ReadonlyArray<string> =>
  sheetRow<TimedMembership>(MEMBERSHIP_COLUMNS, { content, at })
