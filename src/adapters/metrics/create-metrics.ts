import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Channel } from '../../domain/notice/notice'
import { OUTCOMES, type RegistrationOutcome } from '../../domain/registration/outcome'
import { SECOND_MS } from '../../domain/time/epoch-ms'
import { gaugeRegistry, type Readings } from './gauge-registry'

/** Buckets in s; a commit that waits for a standby takes tens of ms. */
const COMMIT_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export type Metrics = {
  readonly countOutcome: (outcome: RegistrationOutcome) => void
  readonly observeCommit: (ms: number) => void
  /** `code` is an HTTP status, or `none` if there was no response. */
  readonly countSheetCall: (code: string) => void
  readonly countNotice: (channel: Channel, isSent: boolean) => void
  readonly write: (readings: Readings) => Promise<string>
}

/** Counters are updated as events happen; gauges are passed to `write` at a scrape. */
export const createMetrics = (): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const outcomes = new Counter({
    name: 'nam_vung_registrations_total',
    help: 'Registrations that were sent, by what became of them.',
    labelNames: ['outcome'],
    registers,
  })
  // Prometheus cannot compute a rate without an initial value.
  for (const outcome of OUTCOMES) outcomes.inc({ outcome }, 0)
  const commits = new Histogram({
    name: 'nam_vung_commit_seconds',
    help: 'Time from a decoded registration to its durable commit.',
    buckets: COMMIT_BUCKETS,
    registers,
  })
  const calls = new Counter({
    name: 'nam_vung_sheet_calls_total',
    help: 'Calls to the sheet service, by the status of the answer.',
    labelNames: ['code'],
    registers,
  })
  const notices = new Counter({
    name: 'nam_vung_notices_total',
    help: 'Tries to send a notice to staff, by channel and result.',
    labelNames: ['channel', 'result'],
    registers,
  })
  return {
    countOutcome: (outcome) => outcomes.inc({ outcome }),
    observeCommit: (ms) => commits.observe(ms / SECOND_MS),
    countSheetCall: (code) => calls.inc({ code }),
    countNotice: (channel, isSent) => notices.inc({ channel, result: isSent ? 'sent' : 'failed' }),
    write: (readings) => Registry.merge([registry, gaugeRegistry(readings)]).metrics(),
  }
}
