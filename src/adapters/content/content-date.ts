import * as t from 'io-ts'

const ISO_DATE = /^(?<day>\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/

const isContentDate = (input: unknown): input is string => {
  if (typeof input !== 'string') return false
  const day = ISO_DATE.exec(input)?.groups?.day
  if (day === undefined || Number.isNaN(Date.parse(input))) return false
  return new Date(day).toISOString().startsWith(day)
}

/** Rejects a day that does not exist, such as 30 February. */
export const ContentDate = new t.Type<string, string, unknown>(
  'ContentDate',
  isContentDate,
  (input, context) =>
    isContentDate(input)
      ? t.success(input)
      : t.failure(input, context, 'phải là một ngày như 2026-01-31 hoặc 2026-01-31T08:00:00+07:00'),
  t.identity,
)
