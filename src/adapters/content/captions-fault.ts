import { isUtf8 } from 'node:buffer'

/** `line` counts from 1; null if the fault concerns the whole file. */
export type CaptionsFault = {
  readonly line: number | null
  readonly reason: 'notUtf8' | 'notCaptions' | 'badTime' | 'endsEarly' | 'noCue'
}

const HEADER = /^WEBVTT(?:[ \t].*)?$/
const ARROW = '-->'
/** Matches two times with a separator other than `-->`. */
const LOOKS_TIMED = /^\s*[\d:]+:\d\d[.,]\d+\s*\S{1,3}\s*[\d:]+:\d\d[.,]\d+/
const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})`
const TIMING = new RegExp(`^[ \\t]*${TIME}[ \\t]+${ARROW}[ \\t]+${TIME}(?:[ \\t].*)?$`)

const seconds = (hours = '0', minutes = '0', rest = '0'): number =>
  Number(hours) * 3_600 + Number(minutes) * 60 + Number(rest)

const timingFault = (line: string): CaptionsFault['reason'] | null => {
  const found = TIMING.exec(line)
  if (found === null) return 'badTime'
  const [, fromHours, fromMinutes, from, toHours, toMinutes, to] = found
  return seconds(toHours, toMinutes, to) > seconds(fromHours, fromMinutes, from) ? null : 'endsEarly'
}

/** Why a browser shows no captions, or not all of them (WebVTT, section 6); null if the file is sound. */
export const captionsFault = (bytes: Uint8Array): CaptionsFault | null => {
  if (!isUtf8(bytes)) return { line: null, reason: 'notUtf8' }
  const lines = new TextDecoder().decode(bytes).split(/\r\n|\r|\n/)
  if (!HEADER.test(lines[0] ?? '')) return { line: 1, reason: 'notCaptions' }
  const timings = lines.flatMap((line, index) =>
    line.includes(ARROW) || LOOKS_TIMED.test(line) ? [{ line, number: index + 1 }] : [],
  )
  if (timings.length === 0) return { line: null, reason: 'noCue' }
  for (const { line, number } of timings) {
    const reason = timingFault(line)
    if (reason !== null) return { line: number, reason }
  }
  return null
}
