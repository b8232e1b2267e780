import * as t from 'io-ts'
import { wholeNumber } from '../codec/whole-number'
import { withDefault } from '../codec/with-default'
import { withMessage } from '../codec/with-message'

const MOST_YEARS = 10

/** For how many years a confirmed order outlives an erasure; with `none`, or if omitted, it is erased like everything else (M-099). */
export const ContractRule = withDefault(
  withMessage(
    t.union([t.literal('none'), wholeNumber(MOST_YEARS)]),
    `phải là "none" hoặc số năm nguyên từ 1 đến ${MOST_YEARS}`,
  ),
  'none',
)
export type ContractRule = t.TypeOf<typeof ContractRule>
