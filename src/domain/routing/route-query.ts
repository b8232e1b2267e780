import { percentDecoded } from '../text/percent-decoded'

/** The first value of a query parameter, URL-decoded; null if the parameter is missing (M-002). */
export const queryValue = (search: string, name: string): string | null => {
  const pair = search.split('&').find((part) => part.split('=')[0] === name)
  if (pair === undefined) return null
  return percentDecoded(pair.slice(name.length + 1).replace(/\+/g, ' '))
}

/** The page in the query; 1 if it is missing or no positive integer. */
export const queryPage = (search: string): number => {
  const page = Number(queryValue(search, 'page') ?? 1)
  return Number.isSafeInteger(page) ? Math.max(1, page) : 1
}
