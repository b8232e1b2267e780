import { HOUR_MS } from './epoch-ms'

/** Ahead of UTC, all year. */
const HOURS_AHEAD = 7

/** Vietnam's time zone in ISO 8601. */
export const VIETNAM_ZONE = `+0${HOURS_AHEAD}:00`

export const VIETNAM_OFFSET_MS = HOURS_AHEAD * HOUR_MS

/** The last second of a day such as `2026-11-23` in Vietnam, as ISO 8601. */
export const endOfDay = (day: string): string => `${day}T23:59:59${VIETNAM_ZONE}`
