import { HOUR_MS } from './epoch-ms'
/** Vietnam's time zone in ISO 8601; it has no summer time. */
export const VIETNAM_ZONE = '+07:00'

/** The last second of a day such as `2026-11-23` in Vietnam, as ISO 8601. */
export const endOfDay = (day: string): string => `${day}T23:59:59${VIETNAM_ZONE}`

export const VIETNAM_OFFSET_MS = 7 * HOUR_MS
