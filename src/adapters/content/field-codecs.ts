import * as t from 'io-ts'
import { loose } from '../../domain/codec/with-default'
import { withMessage } from '../../domain/codec/with-message'

/** Half of a surrogate pair, which an escape in YAML may write and no address can hold. */
const HALF_PAIR = /\p{Surrogate}/u

/** Also accepts a number, because YAML reads unquoted digits as one. */
export const RequiredText = new t.Type<string, string, unknown>(
  'RequiredText',
  (input): input is string => typeof input === 'string' && input !== '',
  (input, context) => {
    const text = typeof input === 'string' || typeof input === 'number' ? String(input).trim() : ''
    return text === '' || HALF_PAIR.test(text) ? t.failure(input, context, 'phải là chữ') : t.success(text)
  },
  t.identity,
)

/** A field of a content file that may be left out; then it is null. */
export const optionalField = <A>(field: t.Type<A, unknown, unknown>) =>
  loose(field as t.Type<A | null, unknown, unknown>, null)

const ISO_DATE = /^(?<day>\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/

const isContentDate = (written: string): boolean => {
  const day = ISO_DATE.exec(written)?.groups?.day
  if (day === undefined || Number.isNaN(Date.parse(written))) return false
  return new Date(day).toISOString().startsWith(day)
}

/** Rejects a day that does not exist, such as 30 February. */
export const ContentDate = withMessage(
  t.refinement(t.string, isContentDate),
  'phải là một ngày như 2026-01-31 hoặc 2026-01-31T08:00:00+07:00',
)

const CLOCK = /^(?:(?<hours>\d{1,2}):)?(?<minutes>\d{1,2}):(?<seconds>[0-5]\d)$/

const toSeconds = (written: string): number | null => {
  const groups = CLOCK.exec(written)?.groups
  if (groups === undefined) return null
  const { hours = '0', minutes, seconds } = groups
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** `1:05` or `1:02:05`; decodes to seconds. */
export const ClockTime = new t.Type<number, number, unknown>(
  'ClockTime',
  t.number.is,
  (input, context) => {
    const seconds = typeof input === 'string' ? toSeconds(input) : null
    return seconds === null
      ? t.failure(input, context, 'phải là thời gian như 1:05 hoặc 1:02:05')
      : t.success(seconds)
  },
  t.identity,
)
