import { join } from 'node:path'
import { pipe } from 'fp-ts/function'
import type * as IO from 'fp-ts/IO'
import * as TE from 'fp-ts/TaskEither'
import type { Site } from '../../../domain/site/site'
import type { ContentReaders, ReadPicture } from '../../../ports/content'
import { explainContentFailure, logContentFailure, unreadable } from '../../content/content-failure'
import { trackUnreadable } from '../../content/keep-last-good'
import { createReadArticles } from '../../content/read-articles'
import { liesOutside } from '../../content/read-inside'
import { createReadPicture } from '../../content/read-picture'
import { createReadProductRows, PRODUCTS_FILE } from '../../content/read-product-rows'
import { readSite } from '../../content/read-site'
import { createReadVideos } from '../../content/read-videos'
import { reviewContent } from '../../content/review-content'
import { isCaptionsFile, isPictureFile, isVideoFile, storedPath } from '../../content/stored-path'
import type { Config } from '../config/config'
import type { MediaFolder } from '../routes/media-route'
import { createConfiguredProductRows } from './wire-product-rows'

export type SiteContent = {
  readonly site: Site
  readonly readers: ContentReaders
  readonly readPicture: ReadPicture
  readonly media: ReadonlyArray<MediaFolder>
  readonly unreadable: () => ReadonlyArray<string>
}

/** Logs what in the content is a sample, missing or wrong; does not wait for it. */
export const logDoubtfulContent =
  (contentDir: string, { site, readers }: Pick<SiteContent, 'site' | 'readers'>): IO.IO<void> =>
  () => {
    const log = logContentFailure(contentDir)
    void reviewContent(contentDir, site, readers)
      .catch((error) => [unreadable('.')(String(error))])
      .then((doubts) => {
        for (const doubt of doubts) log(doubt)()
      })
  }

/** The folders of the content whose files are served. */
export const mediaFolders = (contentDir: string): ReadonlyArray<MediaFolder> => {
  const folder = (name: string, isServed: MediaFolder['isServed']): MediaFolder => ({
    prefix: `/${name}`,
    root: join(contentDir, name),
    isServed,
    storedPath,
    liesOutside: (path, fd) => liesOutside(contentDir, path, fd),
  })
  return [
    folder('pictures', isPictureFile),
    folder('videos', (name) => isVideoFile(name) || isCaptionsFile(name)),
  ]
}

/**
 * Reads the site's settings and prepares the reading of the rest; fails with a sentence only if the settings cannot be read.
 */
export const openContent = (config: Config, fetch = globalThis.fetch): TE.TaskEither<string, SiteContent> => {
  const { contentDir } = config
  const log = logContentFailure(contentDir)
  const unreadable = trackUnreadable()
  const readFileRows = createReadProductRows(contentDir, log, unreadable.of(PRODUCTS_FILE))
  return pipe(
    readSite(contentDir),
    TE.mapLeft((failure) => explainContentFailure(contentDir, failure)),
    TE.bindTo('site'),
    // Unreadable products do not prevent registrations.
    TE.chainFirstTaskK(() => readFileRows),
    TE.bind('readProductRows', ({ site }) => createConfiguredProductRows(config, site, readFileRows, fetch)),
    TE.map(
      ({ site, readProductRows }): SiteContent => ({
        site,
        readers: {
          readArticles: createReadArticles(contentDir, log, unreadable.of('news')),
          readVideos: createReadVideos(contentDir, log, unreadable.of('videos')),
          readProductRows,
        },
        readPicture: createReadPicture(contentDir),
        media: mediaFolders(contentDir),
        unreadable: unreadable.names,
      }),
    ),
  )
}
