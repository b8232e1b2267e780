import type { ReadLedgerHealth } from '../../ports/ledger'

/** In ms; health checks are public, so at most one write per interval is made, however many arrive. */
const PROBE_INTERVAL_MS = 1_000

/** Repeats the last outcome for `PROBE_INTERVAL_MS`, so that health calls do not load the disk. */
export const healthByWriting = (write: ReadLedgerHealth): ReadLedgerHealth => {
  let last: { readonly at: number; readonly outcome: ReturnType<ReadLedgerHealth> } | null = null
  return () => {
    const at = Date.now()
    if (last === null || Math.abs(at - last.at) >= PROBE_INTERVAL_MS) last = { at, outcome: write() }
    return last.outcome
  }
}
