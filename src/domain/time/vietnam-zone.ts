import { HOUR_MS } from './epoch-ms'
/** Vietnam's time zone in ISO 8601; it has no summer time. */
export const VIETNAM_ZONE = '+07:00'

export const VIETNAM_OFFSET_MS = 7 * HOUR_MS
