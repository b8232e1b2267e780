import * as t from 'io-ts'

const LONGEST_DAYS = 36_500

const isDays = (input: unknown): input is number =>
  Number.isInteger(input) && Number(input) >= 1 && Number(input) <= LONGEST_DAYS

const isDaysOrNull = (input: unknown): input is number | null => input === null || isDays(input)

/** Whole days since a person's latest registration; null or undefined keeps rows until someone erases them (M-099). */
export const RetentionDays = new t.Type<number | null, number | null, unknown>(
  'RetentionDays',
  isDaysOrNull,
  (input = null, context) =>
    isDaysOrNull(input)
      ? t.success(input)
      : t.failure(input, context, `phải là số ngày nguyên từ 1 đến ${LONGEST_DAYS}, hoặc null`),
  t.identity,
)
export type RetentionDays = t.TypeOf<typeof RetentionDays>
