import { DAY_MS, type EpochMs, MINUTE_MS, SECOND_MS } from './epoch-ms'
import { VIETNAM_OFFSET_MS } from './vietnam-zone'

/** All moments (in ms, inclusive) that a cell or a text may mean: one without seconds means a whole minute. */
export type VietnamTime = { readonly from: EpochMs; readonly to: EpochMs }

/** Day 0 of a spreadsheet's serial numbers. */
const SERIAL_EPOCH = Date.UTC(1899, 11, 30)

const DAY_FIRST = /(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})/
const YEAR_FIRST = /(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})/
const CLOCK = /(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?/
const ZONE = /\s*(?<zone>Z|[+-]\d{2}:?\d{2})?/

const wholeText = (...parts: ReadonlyArray<RegExp | string>): RegExp =>
  new RegExp(`^${parts.map((part) => (typeof part === 'string' ? part : part.source)).join('')}$`)

const BETWEEN = '[T,\\s]+'

const FORMATS: ReadonlyArray<RegExp> = [DAY_FIRST, YEAR_FIRST].flatMap((date) => [
  wholeText(date),
  wholeText(date, BETWEEN, CLOCK, ZONE),
  wholeText(CLOCK, BETWEEN, date),
])

const offsetMs = (zone: string | undefined): number => {
  if (zone === undefined) return VIETNAM_OFFSET_MS
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? []
  if (sign === undefined) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
}

const isReal = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const spanOf = (parts: Readonly<Record<string, string | undefined>>): VietnamTime | null => {
  const [year, month, day] = [Number(parts.year), Number(parts.month), Number(parts.day)]
  if (!isReal(year, month, day)) return null
  const midnight = Date.UTC(year, month - 1, day) - offsetMs(parts.zone)
  if (parts.hour === undefined) return { from: midnight, to: midnight + DAY_MS - 1 }
  const [hour, minute, second] = [Number(parts.hour), Number(parts.minute), Number(parts.second ?? 0)]
  if (hour > 23 || minute > 59 || second > 59) return null
  const from = midnight + (hour * 60 + minute) * MINUTE_MS + second * SECOND_MS
  return { from, to: from + (parts.second === undefined ? MINUTE_MS : SECOND_MS) - 1 }
}

/** A serial number has lost up to a half second by rounding. */
const spanOfSerial = (serial: number): VietnamTime => {
  const at = SERIAL_EPOCH + Math.round((serial * DAY_MS) / SECOND_MS) * SECOND_MS - VIETNAM_OFFSET_MS
  return { from: at, to: at + (Number.isInteger(serial) ? DAY_MS : SECOND_MS) - 1 }
}

/** Serial numbers of the years 2000 to 2199: a cell with any other number holds no time. */
const isSerial = (value: number): boolean => value >= 36_526 && value < 109_575

/** `either`: a text whose day and month may be swapped. `monthFirst`: one that has no other reading. */
export type DateOrder = 'dayFirst' | 'monthFirst' | 'either' | 'none'

const LAST_MONTH = 12
const TWO_NUMBERS = /(?:^|\s)(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}(?:\s|,|T|$)/

/** The order of day and month in a cell of text, as far as its numbers tell. */
export const dateOrderOf = (cell: unknown): DateOrder => {
  const [, first, second] = (typeof cell === 'string' && TWO_NUMBERS.exec(cell.trim())) || []
  if (first === undefined || second === undefined) return 'none'
  const [one, two] = [Number(first), Number(second)]
  if (two > LAST_MONTH) return one > LAST_MONTH ? 'none' : 'monthFirst'
  return one > LAST_MONTH || one === two ? 'dayFirst' : 'either'
}

/** Whether a date of a spreadsheet whose locale has the month first may be another day, typed with the day first. */
export const mayBeSwapped = (cell: unknown): boolean => {
  if (typeof cell !== 'number' || !isSerial(cell)) return false
  const date = new Date(SERIAL_EPOCH + Math.floor(cell) * DAY_MS)
  return date.getUTCDate() <= LAST_MONTH && date.getUTCDate() !== date.getUTCMonth() + 1
}

/** Whether a cell holds a date and nothing else, be it one that cannot be read, as `11/20/2026`. */
export const holdsDate = (cell: unknown): boolean =>
  typeof cell === 'number' ? isSerial(cell) : FORMATS.some((format) => format.test(String(cell ?? '').trim()))

/**
 * Reads a time that staff typed, or that of a row however they reformatted it: `DD/MM/YYYY HH:mm:ss` as written, a date of the
 * spreadsheet (serial number), ISO text, without seconds or without time of day. Vietnamese time unless a zone is written
 * (M-108). Null if it cannot be read.
 */
export const readVietnamTime = (cell: unknown): VietnamTime | null => {
  if (typeof cell === 'number') return isSerial(cell) ? spanOfSerial(cell) : null
  const text = String(cell ?? '').trim()
  for (const format of FORMATS) {
    const groups = format.exec(text)?.groups
    if (groups !== undefined) return spanOf(groups)
  }
  return null
}
