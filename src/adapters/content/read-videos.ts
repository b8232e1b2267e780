import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LogContentFailure } from '../../ports/log-content-failure'
import type { ReadVideos } from '../../ports/read-videos'
import type { ReportReadable } from './keep-last-good'
import { newestFirst } from './newest-first'
import { createReadMarkdownFolder } from './read-markdown-folder'
import { toStoredVideo } from './to-stored-video'

export const createReadVideos = (
  contentDir: string,
  log: LogContentFailure,
  reportReadable?: ReportReadable,
): ReadVideos =>
  pipe(
    createReadMarkdownFolder({ contentDir, folder: 'videos', toEntry: toStoredVideo, log, reportReadable }),
    TE.map(newestFirst(({ updatedAt }) => updatedAt)),
  )
