const DAY_MS = 86_400_000
/** Day 0 of a serial number is 30 December 1899 (`developers.google.com/workspace/sheets/api/guides/formats`). */
const DAY_ZERO = Date.UTC(1899, 11, 30)

export type Moment = {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour?: number
  readonly minute?: number
  readonly second?: number
}

/** Returns the serial number of a moment on the wall's clock; null if the calendar has no such day or time. */
export const serialOf = ({ year, month, day, hour = 0, minute = 0, second = 0 }: Moment): number | null => {
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && at.getUTCHours() === hour
  return isReal && minute < 60 && second < 60 ? (at.getTime() - DAY_ZERO) / DAY_MS : null
}

const dateOf = (serial: number): Date => new Date(DAY_ZERO + Math.round((serial * DAY_MS) / 1_000) * 1_000)

const two = (n: number): string => String(n).padStart(2, '0')

const TOKEN = /y+|M+|m+|d+|h+|s+|"[^"]*"|\\.|am\/pm/gi

/** `m` is a minute next to hours or seconds, else a month. */
const isMinute = (pattern: string, at: number, length: number): boolean =>
  /h+\W*$/i.test(pattern.slice(0, at)) || /^\W*s/i.test(pattern.slice(at + length))

/** Shows a serial number by a date pattern; knows `y M d h H m s`, quoted text and escapes. */
export const shownDate = (serial: number, pattern: string): string => {
  const at = dateOf(serial)
  return pattern.replace(TOKEN, (token, offset: number) => {
    const sized = (n: number) => (token.length > 1 ? two(n) : String(n))
    const kind = token.charAt(0).toLowerCase()
    if (token.startsWith('"')) return token.slice(1, -1)
    if (token.startsWith('\\')) return token.slice(1)
    if (kind === 'y') return token.length > 2 ? String(at.getUTCFullYear()) : two(at.getUTCFullYear() % 100)
    if (kind === 'd') return sized(at.getUTCDate())
    if (kind === 'h') return sized(at.getUTCHours())
    if (kind === 's') return sized(at.getUTCSeconds())
    if (kind === 'm')
      return sized(isMinute(pattern, offset, token.length) ? at.getUTCMinutes() : at.getUTCMonth() + 1)
    return at.getUTCHours() < 12 ? 'AM' : 'PM'
  })
}
