import type * as TE from 'fp-ts/TaskEither'
import type { ArticlePage } from '../domain/news/response-bodies'
import type { LoadFailure } from './load-failure'

/** Takes a page from 1, gives its articles and how many there are in all (M-059, M-128). */
export type LoadArticles = (page: number) => TE.TaskEither<LoadFailure, ArticlePage>
