import type * as TE from 'fp-ts/TaskEither'
import type { Article } from '../domain/news/article'
import type { ContentFailure } from './content-failure'

/** Times are ISO 8601; `content` is sanitized HTML; `pictures` are the addresses of the pictures in it. */
export type StoredArticle = Omit<Article, 'news'> & { readonly pictures: ReadonlyArray<string> }

/** Every article in its current version, newest first (M-128, M-129). */
export type ReadArticles = TE.TaskEither<ContentFailure, ReadonlyArray<StoredArticle>>
