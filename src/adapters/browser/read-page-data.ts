import * as O from 'fp-ts/Option'
import type { Site } from '../../domain/site/site'

/** How long a page's answers stand, in ms: as long as the calls' own. */
const KNOWN_MS = 300_000

/** What the server writes into each page beside what is drawn. */
export type PageData = {
  readonly site: Site
  readonly recipient: string | null
  readonly origin: string
  readonly answers: Readonly<Record<string, unknown>>
}

/** Takes the page, gives its data; a page without them is a defect of the server's. */
export const readPageData = (page: Pick<Document, 'getElementById'>): PageData =>
  JSON.parse(page.getElementById('page-data')?.textContent ?? '') as PageData

/** Takes a clock and a page's answers, gives them by question for 5 minutes. */
export const createFindAnswer = (now: () => number, answers: PageData['answers']) => {
  const readAt = now()
  return (question: string): O.Option<unknown> =>
    Object.hasOwn(answers, question) && now() - readAt < KNOWN_MS ? O.some(answers[question]) : O.none
}
