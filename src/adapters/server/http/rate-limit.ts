const RATE_WINDOW_MS = 60_000
/** Large enough that requests from other addresses cannot evict a blocked one within the window. */
const ADDRESSES_REMEMBERED = 500_000

/** The setting of a route that takes `max` requests a minute from one address; 0 for no limit. */
export const rateLimitConfig = (max: number) =>
  max === 0 ? {} : { rateLimit: { max, timeWindow: RATE_WINDOW_MS, cache: ADDRESSES_REMEMBERED } }
