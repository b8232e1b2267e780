import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ServedValue } from '../../../domain/ledger/accept/served'
import type { Ledger } from '../../../ports/ledger'
import type { Delivery } from '../../delivery/start-delivery'
import { startRetention } from '../../retention/start-retention'
import { type Config, isDelivering } from '../config/config'
import { createContentVersion } from '../content/content-version'
import { createLog } from '../http/buffer-lines'
import { closeGracefully } from '../http/close-gracefully'
import { createServer } from '../http/create-server'
import { inlineScriptHashes } from '../http/csp-hash'
import { explainListenError } from '../http/explain-listen-error'
import { listen } from '../http/listen'
import { errorLine } from '../http/request-log'
import { siteFiles } from '../http/site-files'
import { createContentHosts } from '../pages/content-hosts'
import { readTemplate } from '../pages/page-template'
import { createFindServed, valuesServedNow } from '../routes/find-served'
import { healthRoute } from '../routes/health-route'
import { importRoute } from '../routes/import-route'
import { createKeepArrival } from '../routes/keep-arrival'
import { mediaRoute } from '../routes/media-route'
import { newsRoute } from '../routes/news-route'
import { productRowsRoute } from '../routes/product-rows-route'
import { videosRoute } from '../routes/videos-route'
import { openWithin } from './open-within'
import { type GivenToPages, servePages } from './serve-pages'
import { logDoubtfulContent, openContent, type SiteContent } from './wire-content'
import { startConfiguredDelivery } from './wire-delivery'
import { type LoadDeskPages, type RunningDesk, startDesk } from './wire-desk'
import { dropFormerFilesOf, openConfiguredLedger } from './wire-ledger'
import { createServerMetrics, type ServerMetrics } from './wire-metrics'
import { type ConfiguredNotices, openConfiguredNotices } from './wire-notices'

export type RunningServer = {
  readonly brand: string
  readonly port: number
  readonly stop: () => Promise<void>
}

type Given = GivenToPages & { readonly loadDeskPages: LoadDeskPages }

type Opened = SiteContent &
  Given & {
    readonly config: Config
    readonly ledger: Ledger
    readonly notices: ConfiguredNotices
    readonly metrics: ServerMetrics
    readonly delivery: Delivery
    readonly desk: RunningDesk
  }

/** The HTTP server of the site; it does not listen yet. */
const createSiteServer = async (
  parts: Opened,
  served: ReadonlyArray<ServedValue>,
): Promise<FastifyInstance> => {
  const { config, delivery, site, metrics, ledger, addressBook } = parts
  const { readProductRows } = parts.readers
  const { sheets } = site
  const { rateLimitPerMinute } = config
  const content = createContentVersion(Date.now, parts.readers)
  const findServed = createFindServed(ledger.rememberServed, served, () => performance.now())
  const keepArrival = createKeepArrival({
    keepRegistration: metrics.timed(ledger.keepRegistration),
    findKept: ledger.findKept,
    findServed,
    now: Date.now,
    consentMode: site.consent.mode,
    asksForOffers: site.consent.offers,
    addressVersion: addressBook.version,
  })
  const template = await readTemplate(config.siteDir)
  const log = createLog()
  const logFailure = (reason: string) => log.write(errorLine({ reason }, 'page not rendered'))
  const pages = servePages({ ...parts, content, readProductRows, keepArrival, template, logFailure })
  return createServer({
    ...config,
    ...pages,
    scriptHashes: inlineScriptHashes(template),
    contentHosts: createContentHosts(content.readers),
    routes: [
      importRoute({ keepArrival, addressBook, readProductRows, sheets, findServed, rateLimitPerMinute }),
      productRowsRoute({ sheets, readProductRows }),
      newsRoute(content.readers),
      videosRoute(content.readers),
      mediaRoute(parts.media),
      healthRoute({ ...ledger, ...delivery, unreadable: parts.unreadable }),
      ...pages.routes,
      siteFiles(resolve(config.siteDir)),
    ],
    ...metrics,
    log,
  })
}

/** Serves the site and starts retention and notices; rejects if the port cannot be listened at. */
const serve = async (parts: Opened, scope: AsyncDisposableStack): Promise<RunningServer> => {
  const { config, delivery, site, notices, metrics, desk, ledger } = parts
  const served = valuesServedNow(site, delivery.recipient)
  const app = await createSiteServer(parts, served)
  const retention = await startRetention({
    rule: {
      days: site.consent.retentionDays,
      isDelivering: isDelivering(config),
      contract: site.retention.contract,
    },
    eraseExpired: ledger.eraseExpired,
    dropFormerFiles: dropFormerFilesOf(config.ledgerLocation, config.erasuresFile),
    registrations: config.registrationsCommand,
    log: app.log,
  })
  scope.defer(retention.stop)
  const remembered = await ledger.rememberServed(served)()
  if (E.isLeft(remembered)) app.log.error({ reason: remembered.left.reason }, 'sheets not remembered')
  const listening = await listen(app, config.host, config.port)
  scope.defer(async () => {
    await Promise.all([closeGracefully(app, listening), desk.stop()])
  })
  notices.start({ count: metrics.countNotice, log: app.log })
  return { brand: site.brand.name, port: listening.port, stop: () => scope.disposeAsync() }
}

/**
 * Opens content, ledger, notices, metrics, delivery and desk and listens; fails with a sentence for the operator, and stops
 * what was started before.
 */
export const startServer = (config: Config, given: Given): TE.TaskEither<string, RunningServer> => {
  const metrics = createServerMetrics(config)
  const scope = new AsyncDisposableStack()
  return pipe(
    openContent(config, metrics.fetch),
    TE.bind('ledger', () =>
      openWithin(
        scope,
        openConfiguredLedger(config.ledgerLocation, config.erasuresFile),
        ({ close }) => close,
      ),
    ),
    TE.bind('notices', ({ site, ledger }) =>
      openWithin(scope, openConfiguredNotices(config, site.brand.name, ledger), ({ stop }) => stop),
    ),
    TE.chainFirst((opened) =>
      openWithin(scope, metrics.serve({ ...opened, isDelivering: isDelivering(config) }), ({ stop }) => stop),
    ),
    TE.bind('delivery', ({ site, ledger }) =>
      openWithin(
        scope,
        startConfiguredDelivery(config, site.sheets, ledger, metrics.fetch),
        ({ stop }) => stop,
      ),
    ),
    TE.bind('desk', (opened) =>
      openWithin(scope, startDesk({ ...given, ...opened, config, log: createLog() }), ({ stop }) => stop),
    ),
    TE.bind('running', (opened) =>
      TE.tryCatch(
        () => serve({ ...given, ...opened, config, metrics }, scope),
        (error) => explainListenError('PORT', config.host, config, error),
      ),
    ),
    TE.chainFirstIOK((opened) => logDoubtfulContent(config.contentDir, opened)),
    TE.map(({ running }) => running),
    TE.orElseFirstTaskK(() => () => scope.disposeAsync()),
  )
}
