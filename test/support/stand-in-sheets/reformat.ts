import type { Cell } from './cell'
import { serialOf, shownDate } from './serial-date'

const NATIONAL_DIGITS = 9

const inGroups = (digits: string, between: string): string =>
  [digits.slice(0, -6), digits.slice(-6, -3), digits.slice(-3)].join(between)

/** How staff may write a telephone number; takes its digits without the first 0. */
const NUMBER_STYLES = {
  'number 84…': (digits: string): Cell => ({ value: Number(`84${digits}`) }),
  'number without 0': (digits: string): Cell => ({ value: Number(digits) }),
  'text 84…': (digits: string): Cell => ({ value: `84${digits}` }),
  '+84 with spaces': (digits: string): Cell => ({ value: `+84 ${inGroups(digits, ' ')}` }),
  '0 with points': (digits: string): Cell => ({ value: inGroups(`0${digits}`, '.') }),
  '0 with spaces': (digits: string): Cell => ({ value: inGroups(`0${digits}`, ' ') }),
  'text without 0, with points': (digits: string): Cell => ({ value: inGroups(digits, '.') }),
  'number shown with 0 and points': (digits: string): Cell => ({
    value: Number(digits),
    format: { type: 'NUMBER', pattern: '0000"."000"."000' },
  }),
}

export type NumberStyle = keyof typeof NUMBER_STYLES
export const NUMBER_STYLE_NAMES = Object.keys(NUMBER_STYLES) as ReadonlyArray<NumberStyle>

/** Writes a Vietnamese number in another way; leaves what is none. */
export const reformattedNumber = (text: string, style: NumberStyle): Cell | null => {
  const digits = text.replaceAll(/\D/g, '').replace(/^(?:84(?=\d{9})|0)/, '')
  return digits.length < NATIONAL_DIGITS ? null : NUMBER_STYLES[style](digits)
}

const asDate =
  (pattern: string) =>
  (serial: number): Cell => ({
    value: serial,
    format: { type: 'DATE_TIME', pattern },
  })

const asText =
  (pattern: string) =>
  (serial: number): Cell => ({ value: shownDate(serial, pattern) })

/** How staff may write a time; takes its serial number. */
const TIME_STYLES = {
  date: asDate('dd/MM/yyyy HH:mm:ss'),
  'date without seconds': asDate('dd/MM/yyyy HH:mm'),
  'date with the month first': asDate('M/d/yyyy H:mm:ss'),
  'text without seconds': asText('dd/MM/yyyy HH:mm'),
  'text with the month first': asText('MM/dd/yyyy HH:mm:ss'),
  'text of single digits': asText('d/M/yyyy H:mm:ss'),
  ISO: asText('yyyy-MM-dd"T"HH:mm:ss"+07:00"'),
}

export type TimeStyle = keyof typeof TIME_STYLES
export const TIME_STYLE_NAMES = Object.keys(TIME_STYLES) as ReadonlyArray<TimeStyle>

const WRITTEN = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d):(\d\d):(\d\d)$/

const serialIn = (cell: Cell): number | null => {
  if (typeof cell.value === 'number') return cell.value
  const found = WRITTEN.exec(String(cell.value))
  if (found === null) return null
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0, second = 0] = found.slice(1).map(Number)
  return serialOf({ year, month, day, hour, minute, second })
}

/** Writes a time of ours, or a date, in another way; leaves what is none. */
export const reformattedTime = (cell: Cell, style: TimeStyle): Cell | null => {
  const serial = serialIn(cell)
  return serial === null ? null : TIME_STYLES[style](serial)
}
