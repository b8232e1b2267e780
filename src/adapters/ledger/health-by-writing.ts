import { atMostEvery } from '../../domain/cache/at-most-every'
import type { ReadLedgerHealth } from '../../ports/ledger'

/** In ms; health checks are public, and each write loads the disk. */
const PROBE_INTERVAL_MS = 1_000

/** Writes at most once per interval and repeats the last outcome in between. */
export const healthByWriting = (write: ReadLedgerHealth): ReadLedgerHealth =>
  atMostEvery(PROBE_INTERVAL_MS, () => performance.now(), write)
