import * as TE from 'fp-ts/TaskEither'
import type { Site } from '../../../domain/site/site'
import type { ReadProductRows } from '../../../ports/content'
import type { DeskPages } from '../../../ports/desk-pages'
import type { Ledger } from '../../../ports/ledger'
import type { Config } from '../config/config'
import { closeGracefully } from '../http/close-gracefully'
import { explainListenError } from '../http/explain-listen-error'
import { listen } from '../http/listen'
import type { LogStream } from '../http/request-log'

export type LoadDeskPages = () => Promise<DeskPages>

type Given = {
  readonly config: Pick<Config, 'desk' | 'port' | 'metricsPort' | 'trustProxyHops' | 'rateLimitPerMinute'>
  readonly ledger: Pick<Ledger, 'desk'>
  readonly site: Site
  readonly readers: { readonly readProductRows: ReadProductRows }
  readonly loadDeskPages: LoadDeskPages
  readonly log: LogStream
}

/** `stop` may be called again. */
export type RunningDesk = { readonly stop: () => Promise<void> }

const NO_DESK: RunningDesk = { stop: async () => undefined }

/**
 * Serves the staff's desk if `STAFF_PORT` is set, at the loopback address unless `STAFF_HOST` says otherwise; otherwise loads
 * none of its code.
 */
export const startDesk = ({
  config,
  ledger,
  site,
  readers,
  loadDeskPages,
  log,
}: Given): TE.TaskEither<string, RunningDesk> => {
  const { desk, trustProxyHops, rateLimitPerMinute } = config
  return desk === null
    ? TE.right(NO_DESK)
    : TE.tryCatch(
        async () => {
          const [{ createDesk }, { createExportXlsx }] = await Promise.all([
            import('../desk/serve-desk'),
            import('../../workbook/create-export-xlsx'),
          ])
          const app = await createDesk({
            ledger: ledger.desk,
            pages: await loadDeskPages(),
            origin: desk.origin,
            brand: site.brand.name,
            site,
            now: Date.now,
            readProductRows: readers.readProductRows,
            exportXlsx: createExportXlsx(ledger.desk),
            rateLimitPerMinute,
            trustProxyHops,
            log,
          })
          const listening = await listen(app, desk.host, desk.port)
          let stopped: Promise<void> | undefined
          return {
            stop: () => {
              stopped ??= closeGracefully(app, listening)
              return stopped
            },
          }
        },
        (error) => explainListenError('STAFF_PORT', desk.host, config, error),
      )
}
