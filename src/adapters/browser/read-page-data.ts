import * as O from 'fp-ts/Option'
import type { Site } from '../../domain/site/site'

/** In ms: as long as the answers of calls are remembered. */
const KNOWN_MS = 300_000

export type PageData = {
  readonly site: Site
  readonly recipient: string | null
  readonly origin: string
  readonly answers: Readonly<Record<string, unknown>>
  /** What the server drew for this address; another than the address says where that names nothing as it stands. */
  readonly route: string
}

/** Throws for a page without data, a defect of the server. */
export const readPageData = (page: Pick<Document, 'getElementById'>): PageData =>
  JSON.parse(page.getElementById('page-data')?.textContent ?? '') as PageData

export const createFindAnswer = (now: () => number, answers: PageData['answers']) => {
  const readAt = now()
  return (question: string): O.Option<unknown> =>
    Object.hasOwn(answers, question) && now() - readAt < KNOWN_MS ? O.some(answers[question]) : O.none
}
