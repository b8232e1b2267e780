import * as t from 'io-ts'
import { wholeNumber } from '../codec/whole-number'
import { withDefault } from '../codec/with-default'
import { withMessage } from '../codec/with-message'

const LONGEST_DAYS = 36_500

/** Whole days since a person's latest registration; null or undefined keeps rows until someone erases them (M-099). */
export const RetentionDays = withDefault(
  withMessage(
    t.union([wholeNumber(LONGEST_DAYS), t.null]),
    `phải là số ngày nguyên từ 1 đến ${LONGEST_DAYS}, hoặc null`,
  ),
  null,
)
export type RetentionDays = t.TypeOf<typeof RetentionDays>
