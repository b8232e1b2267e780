import { VIETNAM_ZONE } from '../../../domain/time/vietnam-zone'

/** The address as crawlers need it, with the origin. */
export const absolute = (origin: string, address: string): string => new URL(address, origin).href

/** The day of an ISO 8601 time. */
export const dayOf = (time: string): string => time.slice(0, 'YYYY-MM-DD'.length)

/** An ISO 8601 time with zone; a date without time means midnight in Vietnam. */
export const withZone = (time: string): string =>
  time.includes('T') ? time : `${dayOf(time)}T00:00:00${VIETNAM_ZONE}`
