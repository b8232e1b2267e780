import type * as TE from 'fp-ts/TaskEither'
import type { ArticleSummary } from '../domain/news/article'
import type { ContentFailure } from './content-failure'

/** An article as the site keeps it: `publishedAt` in ISO 8601, `content` in HTML that runs nothing. */
export type StoredArticle = ArticleSummary & { readonly publishedAt: string; readonly content: string }

/** Gives every article as it stands now, newest first (M-128, M-129). */
export type ReadArticles = TE.TaskEither<ContentFailure, ReadonlyArray<StoredArticle>>
