const TAGS: Readonly<Record<number, string>> = {
  403: 'forbidden',
  404: 'notFound',
  408: 'tooSlow',
  413: 'bodyTooLarge',
  414: 'addressTooLong',
  415: 'jsonExpected',
  416: 'rangeUnsatisfiable',
  429: 'tooManyRequests',
  431: 'headersTooLarge',
  503: 'unavailable',
}

/** The value of `error` in the JSON that answers with this status. */
export const errorTag = (status: number): string =>
  TAGS[status] ?? (status < 500 ? 'badRequest' : 'internalError')
