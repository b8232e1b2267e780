import type * as TE from 'fp-ts/TaskEither'
import type { ArticlePage } from '../domain/news/response-bodies'
import type { LoadFailure } from './load-failure'

/** `page` counts from 1 (M-059, M-128). */
export type LoadArticles = (page: number) => TE.TaskEither<LoadFailure, ArticlePage>
