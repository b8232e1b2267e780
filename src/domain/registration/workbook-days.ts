import type { EpochMs } from './epoch-ms'
import { VIETNAM_OFFSET_HOURS } from './sheet-timestamp'

const SECOND_MS = 1_000
const HOUR_S = 3_600
const DAY_S = 86_400
/** Workbooks count days since 1899-12-30. */
const DAYS_BEFORE_1970 = 25_569

/** A time in Vietnam as a workbook holds it, in days; precise to the second like the sheets' times. */
export const workbookDays = (at: EpochMs): number =>
  DAYS_BEFORE_1970 + (Math.floor(at / SECOND_MS) + VIETNAM_OFFSET_HOURS * HOUR_S) / DAY_S
