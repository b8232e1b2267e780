import { resolve } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import type { AddressBook } from '../../domain/address/address-book'
import type { Site } from '../../domain/site/site'
import type { Delivery } from '../../ports/delivery-store'
import type { Ledger } from '../../ports/ledger'
import type { Config } from './config/config'
import type { FindServed } from './find-served'
import { siteFiles } from './http/site-files'
import type { ContentReaders } from './pages/content-ports'
import { healthRoute } from './routes/health-route'
import { importRoute } from './routes/import-route'
import type { KeepArrival } from './routes/keep-arrival'
import { type MediaFolder, mediaRoute } from './routes/media-route'
import { newsRoute } from './routes/news-route'
import { productRowsRoute } from './routes/product-rows-route'
import { videosRoute } from './routes/videos-route'

export type ServerParts = {
  readonly config: Config
  readonly addressBook: AddressBook
  readonly ledger: Pick<Ledger, 'readHealth'>
  readonly findServed: FindServed
  readonly keepArrival: KeepArrival
  readonly site: Site
  readonly readers: ContentReaders
  readonly media: ReadonlyArray<MediaFolder>
  readonly unreadable: () => ReadonlyArray<string>
  readonly delivery: Delivery
  readonly pages: ReadonlyArray<FastifyPluginAsync>
}

/** The routes of the public server: registrations, content, media, health, pages, built files. */
export const createRoutes = ({
  config: { siteDir, rateLimitPerMinute },
  addressBook,
  ledger: { readHealth },
  findServed,
  keepArrival,
  site,
  readers: { readArticles, readVideos, readProductRows },
  media,
  unreadable,
  delivery: { halted },
  pages,
}: ServerParts): ReadonlyArray<FastifyPluginAsync> => {
  const { sheets } = site
  return [
    importRoute({
      keepArrival,
      addressBook,
      readProductRows,
      sheets,
      findServed,
      rateLimitPerMinute,
    }),
    productRowsRoute({ sheets, readProductRows }),
    newsRoute({ readArticles }),
    videosRoute({ readVideos }),
    mediaRoute(media),
    healthRoute({ readHealth, halted, unreadable }),
    ...pages,
    siteFiles(resolve(siteDir)),
  ]
}
