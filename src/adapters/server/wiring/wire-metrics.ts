import * as E from 'fp-ts/Either'
import { identity, pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { KeepRegistration, Ledger } from '../../../ports/ledger'
import { createMetrics, type Metrics } from '../../metrics/create-metrics'
import { serveMetrics } from '../../metrics/serve-metrics'
import type { Config } from '../config/config'
import type { CountOutcome } from '../http/request-log'

type MetricsSources = {
  readonly ledger: Pick<Ledger, 'readHealth' | 'readFigures'>
  readonly isDelivering: boolean
  readonly unreadable: () => ReadonlyArray<string>
}

export type MetricsServer = { readonly stop: () => void }

/** Metrics of a running server; does nothing if no port is set. */
export type ServerMetrics = {
  readonly timed: (keep: KeepRegistration) => KeepRegistration
  readonly fetch: typeof fetch
  readonly countOutcome?: CountOutcome
  readonly countNotice: Metrics['countNotice']
  readonly serve: (sources: MetricsSources) => TE.TaskEither<string, MetricsServer>
}

const NO_METRICS: ServerMetrics = {
  timed: identity,
  fetch,
  countNotice: () => undefined,
  serve: () => TE.right({ stop: () => undefined }),
}

const timed =
  ({ observeCommit }: Metrics): ServerMetrics['timed'] =>
  (keep) =>
  (arrived) =>
  async () => {
    const begun = performance.now()
    const answer = await keep(arrived)()
    if (E.isRight(answer) && !answer.right.isRepeated) observeCommit(performance.now() - begun)
    return answer
  }

const counted =
  ({ countSheetCall }: Metrics): typeof fetch =>
  async (...call) => {
    const answer = await fetch(...call).catch((error: unknown) => {
      countSheetCall('none')
      throw error
    })
    countSheetCall(String(answer.status))
    return answer
  }

const write =
  (metrics: Metrics, { ledger, isDelivering, unreadable }: MetricsSources) =>
  async (): Promise<string> => {
    const [health, figures] = [await ledger.readHealth(), await ledger.readFigures(isDelivering)()]
    return metrics.write({
      at: Date.now(),
      isAvailable: E.isRight(health),
      unreadable: unreadable().length,
      figures: E.isRight(figures) ? figures.right : null,
    })
  }

/** The metrics of the server and the port that serves them; nothing is measured while `METRICS_PORT` is 0. */
export const createServerMetrics = ({
  metricsHost,
  metricsPort,
}: Pick<Config, 'metricsHost' | 'metricsPort'>): ServerMetrics => {
  if (metricsPort === 0) return NO_METRICS
  const metrics = createMetrics()
  return {
    timed: timed(metrics),
    fetch: counted(metrics),
    countOutcome: metrics.countOutcome,
    countNotice: metrics.countNotice,
    serve: (sources) =>
      pipe(
        serveMetrics(metricsHost, metricsPort, write(metrics, sources)),
        TE.mapLeft(
          (error) =>
            `METRICS_PORT ${metricsPort}: không mở được tại ${metricsHost} (${String(Object(error).code)}). Hãy chọn cổng khác, hoặc sửa METRICS_HOST.`,
        ),
      ),
  }
}
