import type { LogContentFailure, ReadArticles } from '../../ports/content'
import type { ReportReadable } from './keep-last-good'
import { createReadMarkdownFolder } from './read-markdown-folder'
import { toStoredArticle } from './to-stored-article'

/** Reads the articles of the folder `news`, newest first; faulty files are logged and left out. */
export const createReadArticles = (
  contentDir: string,
  log: LogContentFailure,
  reportReadable?: ReportReadable,
): ReadArticles =>
  createReadMarkdownFolder({
    contentDir,
    folder: 'news',
    toEntry: toStoredArticle,
    dateOf: ({ publishedAt }) => publishedAt,
    dependsOn: () => [],
    log,
    reportReadable,
  })
