import * as t from 'io-ts'

const LONGEST_DAYS = 36_500

type RetentionDaysBrand = { readonly RetentionDays: unique symbol }

/** A whole number of days, one at least, for which a person's registrations are kept after the latest of them. */
export const RetentionDays = t.brand(
  t.Int,
  (days): days is t.Branded<t.Int, RetentionDaysBrand> => days >= 1 && days <= LONGEST_DAYS,
  'RetentionDays',
)
export type RetentionDays = t.TypeOf<typeof RetentionDays>
