import * as O from 'fp-ts/Option'
import { RESPONSE_FRESH_MS, type Responses } from '../../domain/routing/embedded-responses'
import type { Site } from '../../domain/site/site'

export type PageData = {
  readonly site: Site
  readonly recipient: string | null
  readonly origin: string
  /** Keeps its name: during an upgrade, a page of one release may be filled with the part of another. */
  readonly answers: Responses
  /** The route that the server rendered; it differs from the address if the address alone does not name a page. */
  readonly route: string
}

/** Throws if the page has no data, which is a defect of the server. */
export const readPageData = (page: Pick<Document, 'getElementById'>): PageData =>
  JSON.parse(page.getElementById('page-data')?.textContent ?? '') as PageData

/**
 * Answers calls from the responses that a rendered page brought, for `RESPONSE_FRESH_MS` after it was read; `none` afterwards, and for
 * other calls. `now` in ms.
 */
export const createFindResponse = (now: () => number, responses: PageData['answers']) => {
  const readAt = now()
  return (key: string): O.Option<unknown> =>
    Object.hasOwn(responses, key) && now() - readAt < RESPONSE_FRESH_MS ? O.some(responses[key]) : O.none
}
