import * as E from 'fp-ts/Either'
import { identity, pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { KeepRegistration } from '../../ports/keep-registration'
import type { Ledger } from '../../ports/ledger'
import { createMetrics, type Metrics } from '../metrics/create-metrics'
import { serveMetrics } from '../metrics/serve-metrics'
import type { CountOutcome } from './http/request-log'

type Watched = {
  readonly ledger: Pick<Ledger, 'readHealth' | 'readFigures'>
  readonly isDelivering: boolean
  readonly unreadable: () => ReadonlyArray<string>
}

export type Watching = { readonly stop: () => void }

/** Metrics of a running server; does nothing if no port is set. */
export type Watch = {
  readonly timed: (keep: KeepRegistration) => KeepRegistration
  readonly fetch: typeof fetch
  readonly countOutcome?: CountOutcome
  readonly countNotice: Metrics['countNotice']
  readonly serve: (watched: Watched) => TE.TaskEither<string, Watching>
}

const UNWATCHED: Watch = {
  timed: identity,
  fetch,
  countNotice: () => undefined,
  serve: () => TE.right({ stop: () => undefined }),
}

const timed =
  ({ observeCommit }: Metrics): Watch['timed'] =>
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
  (metrics: Metrics, { ledger, isDelivering, unreadable }: Watched) =>
  async (): Promise<string> => {
    const [health, figures] = [await ledger.readHealth(), await ledger.readFigures(isDelivering)()]
    return metrics.write({
      at: Date.now(),
      isAvailable: E.isRight(health),
      unreadable: unreadable().length,
      figures: E.isRight(figures) ? figures.right : null,
    })
  }

export const createWatch = (port: number): Watch => {
  if (port === 0) return UNWATCHED
  const metrics = createMetrics()
  return {
    timed: timed(metrics),
    fetch: counted(metrics),
    countOutcome: metrics.countOutcome,
    countNotice: metrics.countNotice,
    serve: (watched) =>
      pipe(
        serveMetrics(port, write(metrics, watched)),
        TE.mapLeft(
          (error) =>
            `METRICS_PORT ${port}: không mở được (${String(Object(error).code)}). Hãy chọn cổng khác.`,
        ),
      ),
  }
}
