import type { Cell, NumberFormat, Value } from './cell'
import { isFormula } from './cell'
import { effectiveOf, type Finder } from './formula'
import { shownDate } from './serial-date'

const DATE_PATTERNS: Readonly<Record<string, string>> = {
  DATE: 'dd/MM/yyyy',
  TIME: 'HH:mm:ss',
  DATE_TIME: 'dd/MM/yyyy HH:mm:ss',
}

export const isDateFormat = (format: NumberFormat | undefined): boolean =>
  format !== undefined && format.type in DATE_PATTERNS

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** Knows the patterns that people give to telephone numbers: `0`, `#`, `#,##0`, escaped and literal characters. */
const shownByDigits = (number: number, pattern: string): string => {
  if (pattern.includes('#,##0')) return grouped(String(Math.round(number)))
  const parts = pattern.match(/\\.|"[^"]*"|./g) ?? []
  const places = parts.filter((part) => part === '0' || part === '#').length
  const digits = String(Math.round(Math.abs(number))).padStart(places, ' ')
  const lead = digits.slice(0, digits.length - places)
  let next = digits.length - places
  const shown = parts.map((part) => {
    if (part !== '0' && part !== '#') return part.replace(/^\\|^"|"$/g, '')
    const digit = digits.charAt(next)
    next += 1
    const filled = digit === ' ' ? (part === '0' ? '0' : '') : digit
    return next === digits.length - places + 1 ? lead + filled : filled
  })
  return `${number < 0 ? '-' : ''}${shown.join('')}`
}

const shownNumber = (number: number, format: NumberFormat | undefined): string => {
  if (format === undefined || format.type === 'TEXT') return String(number)
  const datePattern = DATE_PATTERNS[format.type]
  if (datePattern !== undefined) return shownDate(number, format.pattern ?? datePattern)
  return format.pattern === undefined ? String(number) : shownByDigits(number, format.pattern)
}

/** What a formula of the cell gives, else its value. */
export const effective = (cell: Cell, row: number, find: Finder): Exclude<Value, object> | undefined =>
  isFormula(cell.value) ? effectiveOf(cell.value.formula, row, find) : cell.value

/** What people see in the cell. */
export const displayed = (cell: Cell | undefined, row: number, find: Finder): string => {
  if (cell?.value === undefined) return ''
  const value = effective(cell, row, find)
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return typeof value === 'number' ? shownNumber(value, cell.format) : value
}
