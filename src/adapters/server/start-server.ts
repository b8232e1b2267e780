import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Ledger } from '../../ports/ledger'
import type { Config } from './config/config'
import { createContentHosts } from './content-hosts'
import { createRoutes, type ServerParts } from './create-routes'
import { createServer } from './create-server'
import { createFindServed, servedNow } from './find-served'
import { closeGracefully } from './http/close-gracefully'
import { createLog } from './http/create-log'
import { inlineScriptHashes } from './http/csp-hash'
import { explainListenError } from './http/explain-listen-error'
import { listen } from './http/listen'
import { createContentVersion } from './pages/content-version'
import { readTemplate } from './pages/read-template'
import { type PageServing, servePages } from './pages/serve-pages'
import { createKeepArrival } from './routes/keep-arrival'
import { startRetention } from './start-retention'
import { logDoubtfulContent, openContent } from './wiring/wire-content'
import { startConfiguredDelivery } from './wiring/wire-delivery'
import { type LoadDeskPages, type RunningDesk, startDesk } from './wiring/wire-desk'
import { dropFormerFilesOf, openConfiguredLedger } from './wiring/wire-ledger'
import { createServerMetrics, type MetricsServer, type ServerMetrics } from './wiring/wire-metrics'
import { openConfiguredNotices, type StartNotices } from './wiring/wire-notices'

export type RunningServer = {
  readonly brand: string
  readonly port: number
  readonly stop: () => Promise<void>
}

type Given = Pick<ServerParts, 'addressBook'> &
  Pick<PageServing, 'createRenderPage' | 'createRenderPlainPage' | 'drawLinkPicture' | 'drawIcon'> & {
    readonly loadDeskPages: LoadDeskPages
  }

type Opened = Omit<ServerParts, 'pages' | 'findServed' | 'keepArrival'> &
  Given &
  Pick<PageServing, 'readPicture'> & {
    readonly ledger: Ledger
    readonly metrics: ServerMetrics
    readonly metricsServer: MetricsServer
    readonly startNotices: StartNotices
    readonly desk: RunningDesk
  }

const serve = async (parts: Opened): Promise<RunningServer> => {
  const { config, delivery, site, startNotices, metrics, metricsServer, desk } = parts
  const { ledger } = parts
  const content = createContentVersion(Date.now, parts.readers)
  const { readProductRows } = parts.readers
  const readers = { ...content.readers, readProductRows }
  const { eraseExpired } = ledger
  const served = servedNow(site, delivery.recipient)
  const findServed = createFindServed(ledger.rememberServed, served, () => performance.now())
  const keepArrival = createKeepArrival({
    keepRegistration: metrics.timed(ledger.keepRegistration),
    findKept: ledger.findKept,
    findServed,
    now: Date.now,
    consentMode: site.consent.mode,
    asksForOffers: site.consent.offers,
    addressVersion: parts.addressBook.version,
  })
  const template = await readTemplate(config.siteDir)
  const log = createLog()
  const { routes: pages, sendNotFoundPage } = servePages({
    ...parts,
    content,
    readProductRows,
    keepArrival,
    template,
    log,
  })
  const app = await createServer({
    ...config,
    scriptHashes: inlineScriptHashes(template),
    contentHosts: createContentHosts(content.readers),
    routes: createRoutes({ ...parts, readers, findServed, keepArrival, pages }),
    ...metrics,
    ...(sendNotFoundPage === null ? {} : { sendNotFoundPage }),
    log,
  })
  const rule = {
    days: site.consent.retentionDays,
    isDelivering: config.googleKeyFile !== null,
    contract: site.retention.contract,
  }
  const retention = await startRetention({
    rule,
    eraseExpired,
    dropFormerFiles: dropFormerFilesOf(config.ledgerLocation, config.erasuresFile),
    log: app.log,
  })
  const remembered = await ledger.rememberServed(served)()
  if (E.isLeft(remembered)) app.log.error({ reason: remembered.left.reason }, 'sheets not remembered')
  const listening = await listen(app, config.host, config.port)
  const notices = startNotices({ count: metrics.countNotice, log: app.log })
  return {
    brand: site.brand.name,
    port: listening.port,
    stop: async () => {
      await Promise.all([closeGracefully(app, listening), desk.stop()])
      delivery.stop()
      retention.stop()
      metricsServer.stop()
      await notices.stop()
      await ledger.close()
    },
  }
}

/**
 * Opens content, ledger, delivery, notices, desk and metrics and listens; fails with a sentence for the operator, and stops
 * what was started before.
 */
export const startServer = (config: Config, given: Given): TE.TaskEither<string, RunningServer> => {
  const metrics = createServerMetrics(config)
  const isDelivering = config.googleKeyFile !== null
  return pipe(
    openContent(config, metrics.fetch),
    TE.bind('ledger', () => openConfiguredLedger(config.ledgerLocation, config.erasuresFile)),
    TE.chain((opened) =>
      pipe(
        startConfiguredDelivery(config, opened.site.sheets, opened.ledger, metrics.fetch),
        TE.chain((delivery) =>
          pipe(
            metrics.serve({ ...opened, isDelivering }),
            TE.chain((metricsServer) =>
              pipe(
                openConfiguredNotices(
                  { ...config, brand: opened.site.brand.name, isDelivering },
                  opened.ledger,
                ),
                TE.chain((startNotices) =>
                  pipe(
                    startDesk({ ...given, ...opened, config, log: createLog() }),
                    TE.chain((desk) =>
                      pipe(
                        TE.tryCatch(
                          () =>
                            serve({
                              ...given,
                              config,
                              delivery,
                              metrics,
                              metricsServer,
                              startNotices,
                              desk,
                              ...opened,
                            }),
                          (error) => explainListenError('PORT', config.host, config, error),
                        ),
                        TE.orElseFirstTaskK(() => desk.stop),
                      ),
                    ),
                  ),
                ),
                TE.orElseFirstIOK(() => metricsServer.stop),
              ),
            ),
            TE.orElseFirstIOK(() => delivery.stop),
            TE.chainFirstIOK(() => logDoubtfulContent(config.contentDir, opened)),
          ),
        ),
        TE.orElseFirstTaskK(() => opened.ledger.close),
      ),
    ),
  )
}
