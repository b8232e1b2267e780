import type * as TE from 'fp-ts/TaskEither'
import type { Article } from '../domain/news/article'
import type { ContentFailure } from './content-failure'

/** An article as the site keeps it: times in ISO 8601, `content` in HTML that runs nothing. */
export type StoredArticle = Omit<Article, 'news'>

/** Gives every article as it stands now, newest first (M-128, M-129). */
export type ReadArticles = TE.TaskEither<ContentFailure, ReadonlyArray<StoredArticle>>
