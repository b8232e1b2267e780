import type { LogContentFailure, ReadVideos } from '../../ports/content'
import type { ReportReadable } from './keep-last-good'
import { createReadMarkdownFolder } from './read-markdown-folder'
import { toStoredVideo } from './to-stored-video'

/** Reads the videos of the folder `videos`, newest first; faulty files are logged and left out. */
export const createReadVideos = (
  contentDir: string,
  log: LogContentFailure,
  reportReadable?: ReportReadable,
): ReadVideos =>
  createReadMarkdownFolder({
    contentDir,
    folder: 'videos',
    toEntry: toStoredVideo,
    dateOf: ({ updatedAt }) => updatedAt,
    dependsOn: (fileNames) => fileNames,
    log,
    reportReadable,
  })
