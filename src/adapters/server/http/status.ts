/** The statuses of answers that name a reason as `error` in their JSON. */
const STATUS = {
  forbidden: 403,
  notFound: 404,
  tooSlow: 408,
  keyReused: 409,
  bodyTooLarge: 413,
  addressTooLong: 414,
  jsonExpected: 415,
  rangeUnsatisfiable: 416,
  tooManyRequests: 429,
  headersTooLarge: 431,
  unavailable: 503,
}

const TAGS: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(STATUS).map(([tag, status]) => [status, tag]),
)

const STATUSES: Readonly<Record<string, number>> = STATUS

/** 400 for a reason that has no status of its own. */
export const statusOf = (tag: string): number => STATUSES[tag] ?? 400

/** The value of `error` in the JSON that answers with this status. */
export const errorTag = (status: number): string =>
  TAGS[status] ?? (status < 500 ? 'badRequest' : 'internalError')
