import { createMetrics } from '../../../src/adapters/metrics/create-metrics'
import type { Readings } from '../../../src/adapters/metrics/gauge-registry'

/** Readings with a value for each metric. */
export const ALL_READINGS: Readings = {
  at: 10_000,
  isAvailable: true,
  unreadable: 2,
  figures: {
    quarantined: 3,
    lastBackupAt: 4_000,
    oldestNoticeAt: 8_000,
    delivery: {
      undelivered: 5,
      parked: 1,
      sheets: {
        orders: { oldestAt: 7_000, oldestRemovalAt: 5_000, isHalted: false },
        members: { oldestAt: null, oldestRemovalAt: null, isHalted: true },
      },
    },
    standby: 'asynchronous',
  },
}

/** The metrics text of a server that exports every metric. */
export const allMetrics = (): Promise<string> => {
  const metrics = createMetrics()
  metrics.countSheetCall('200')
  metrics.countNotice('webhook', true)
  return metrics.write(ALL_READINGS)
}

/** The lines of Prometheus' text that begin with `start`, without comments. */
export const seriesIn = (text: string, start = 'nam_vung_'): ReadonlyArray<string> =>
  text.split('\n').filter((line) => line.startsWith(start))
