import { cacheResponses } from './cache-responses'
import { createGetJson } from './get-json'

/** One for all services, loaded with the first of them. */
export const getCachedJson = cacheResponses(Date.now, createGetJson(fetch.bind(globalThis)))
