import type { LogContentFailure, ReadArticles } from '../../ports/content'
import type { ReportReadable } from './keep-last-good'
import { newestFirst } from './newest-first'
import { createReadMarkdownFolder } from './read-markdown-folder'
import { readSorted } from './read-sorted'
import { toStoredArticle } from './to-stored-article'

/** Reads the articles of the folder `news`, newest first; faulty files are logged and left out. */
export const createReadArticles = (
  contentDir: string,
  log: LogContentFailure,
  reportReadable?: ReportReadable,
): ReadArticles =>
  readSorted(
    createReadMarkdownFolder({
      contentDir,
      folder: 'news',
      toEntry: toStoredArticle,
      dependsOn: () => [],
      log,
      reportReadable,
    }),
    newestFirst(({ publishedAt }) => publishedAt),
  )
