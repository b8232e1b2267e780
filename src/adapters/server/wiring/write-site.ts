import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { type Config, isDelivering } from '../config/config'
import { createContentVersion } from '../content/content-version'
import { createLog } from '../http/buffer-lines'
import { createServer } from '../http/create-server'
import { readTemplate } from '../pages/page-template'
import type { KeepArrival } from '../routes/keep-arrival'
import { type GivenToPages, servePages } from './serve-pages'
import { openContent } from './wire-content'
import { RECIPIENT } from './wire-delivery'
import { writePages } from './write-pages'

/** Refuses registrations, which a site served from files cannot receive. */
const keepsNothing: KeepArrival = () => TE.left({ tag: 'unavailable', reason: 'pages are being written' })

/**
 * Writes every page and the files it needs into a folder; returns the number of pages, or why some of them cannot be
 * rendered.
 */
export const writeSite = (config: Config, given: GivenToPages, to: string): TE.TaskEither<string, number> => {
  const { publicUrl: origin, siteDir } = config
  if (origin === null)
    return TE.left('PUBLIC_URL: phải có để ghi các trang ra tệp, ví dụ https://namvung.vn.')
  return pipe(
    openContent(config),
    TE.chain(({ site, readers, readPicture, media }) =>
      TE.tryCatch(async () => {
        const log = createLog()
        const unrendered = new Set<string>()
        const delivery = { recipient: isDelivering(config) ? RECIPIENT : null }
        const pages = servePages({
          ...given,
          config,
          site,
          content: createContentVersion(Date.now, readers),
          readProductRows: readers.readProductRows,
          readPicture,
          delivery,
          keepArrival: keepsNothing,
          template: await readTemplate(siteDir),
          logFailure: (reason) => unrendered.add(reason),
        })
        const app = await createServer({ ...config, ...pages, scriptHashes: [], log })
        const count = await writePages({ app, readers, origin, siteDir, media, to }).finally(app.close)
        return { count, unrendered }
      }, String),
    ),
    TE.chainEitherK(({ count, unrendered }) =>
      unrendered.size === 0 ? E.right(count) : E.left([...unrendered].join('\n')),
    ),
  )
}
