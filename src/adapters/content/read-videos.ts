import type { LogContentFailure, ReadVideos } from '../../ports/content'
import type { ReportReadable } from './keep-last-good'
import { newestFirst } from './newest-first'
import { createReadMarkdownFolder } from './read-markdown-folder'
import { readSorted } from './read-sorted'
import { toStoredVideo } from './to-stored-video'

/** Reads the videos of the folder `videos`, newest first; faulty files are logged and left out. */
export const createReadVideos = (
  contentDir: string,
  log: LogContentFailure,
  reportReadable?: ReportReadable,
): ReadVideos =>
  readSorted(
    createReadMarkdownFolder({
      contentDir,
      folder: 'videos',
      toEntry: toStoredVideo,
      dependsOn: (fileNames) => fileNames,
      log,
      reportReadable,
    }),
    newestFirst(({ updatedAt }) => updatedAt),
  )
