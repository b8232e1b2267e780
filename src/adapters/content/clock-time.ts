import * as t from 'io-ts'

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
