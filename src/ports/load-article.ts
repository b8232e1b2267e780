import type * as TE from 'fp-ts/TaskEither'
import type { Article } from '../domain/news/article'
import type { LoadFailure } from './load-failure'

export type LoadArticle = (id: string) => TE.TaskEither<LoadFailure, Article>
