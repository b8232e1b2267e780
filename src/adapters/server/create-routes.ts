import { resolve } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import type { AddressBook } from '../../domain/address/address-book'
import type { Site } from '../../domain/site/site'
import type { Delivery } from '../../ports/delivery'
import type { Ledger } from '../../ports/ledger'
import type { ReadProductRows } from '../../ports/read-product-rows'
import { logContentFailure } from '../content/log-content-failure'
import { createReadArticles } from '../content/read-articles'
import { createReadVideos } from '../content/read-videos'
import type { Config } from './config'
import { homePage, pageWithRecipient } from './http/home-page'
import { siteFiles } from './http/site-files'
import { healthRoute } from './routes/health-route'
import { importRoute } from './routes/import-route'
import { mediaRoute } from './routes/media-route'
import { newsRoute } from './routes/news-route'
import { productRowsRoute } from './routes/product-rows-route'
import { videosRoute } from './routes/videos-route'

export type ServerParts = {
  readonly config: Config
  readonly addressBook: AddressBook
  readonly ledger: Pick<Ledger, 'keepRegistration' | 'findKept' | 'readHealth'>
  readonly site: Site
  readonly readProductRows: ReadProductRows
  readonly delivery: Delivery
  /** The site's page as it was built. */
  readonly page: string
}

/** Takes what was read and opened at the start, gives every call the server answers. */
export const createRoutes = ({
  config: { contentDir, siteDir, rateLimitPerMinute },
  addressBook,
  ledger: { keepRegistration, findKept, readHealth },
  site: { sheets },
  readProductRows,
  delivery: { halted, recipient },
  page,
}: ServerParts): ReadonlyArray<FastifyPluginAsync> => {
  const now = Date.now
  const log = logContentFailure(contentDir)
  return [
    importRoute({
      keepRegistration,
      findKept,
      now,
      addressBook,
      readProductRows,
      sheets,
      rateLimitPerMinute,
    }),
    productRowsRoute({ sheets, readProductRows }),
    newsRoute({ readArticles: createReadArticles(contentDir, log) }),
    videosRoute({ readVideos: createReadVideos(contentDir, log) }),
    mediaRoute({ contentDir }),
    healthRoute({ readHealth, now, halted }),
    ...(recipient === null ? [] : [homePage(pageWithRecipient(page, recipient))]),
    siteFiles(resolve(siteDir)),
  ]
}
