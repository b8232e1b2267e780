import type * as TE from 'fp-ts/TaskEither'
import type { Article } from '../domain/news/article'
import type { LoadFailure } from './load-failure'

/** Takes an article's id, gives the whole article (M-129). */
export type LoadArticle = (id: string) => TE.TaskEither<LoadFailure, Article>
