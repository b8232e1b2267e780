import { VIETNAM_ZONE } from '../../../domain/time/vietnam-zone'

/** The address as crawlers need it, with the origin. */
export const absolute = (origin: string, address: string): string => new URL(address, origin).href

/** Stands for the host of this server. */
export const OWN_HOST = 'own.invalid'

/** An address as a browser reads it on a page of the site; null if it cannot. */
export const onSite = (address: string): URL | null => URL.parse(address, `https://${OWN_HOST}`)

/** The day of an ISO 8601 time. */
export const dayOf = (time: string): string => time.slice(0, 'YYYY-MM-DD'.length)

/** An ISO 8601 time with zone; a date without time means midnight in Vietnam. */
export const withZone = (time: string): string =>
  time.includes('T') ? time : `${dayOf(time)}T00:00:00${VIETNAM_ZONE}`
