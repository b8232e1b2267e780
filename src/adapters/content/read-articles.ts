import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LogContentFailure } from '../../ports/log-content-failure'
import type { ReadArticles } from '../../ports/read-articles'
import type { ReportReadable } from './keep-last-good'
import { newestFirst } from './newest-first'
import { createReadMarkdownFolder } from './read-markdown-folder'
import { toStoredArticle } from './to-stored-article'

export const createReadArticles = (
  contentDir: string,
  log: LogContentFailure,
  reportReadable?: ReportReadable,
): ReadArticles =>
  pipe(
    createReadMarkdownFolder({ contentDir, folder: 'news', toEntry: toStoredArticle, log, reportReadable }),
    TE.map(newestFirst(({ publishedAt }) => publishedAt)),
  )
