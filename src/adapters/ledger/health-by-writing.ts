import type { ReadLedgerHealth } from '../../ports/ledger'

/** In ms; health checks are public, and each write loads the disk. */
const PROBE_INTERVAL_MS = 1_000

/** Writes at most once per interval and repeats the last outcome in between. */
export const healthByWriting = (write: ReadLedgerHealth): ReadLedgerHealth => {
  let last: { readonly at: number; readonly outcome: ReturnType<ReadLedgerHealth> } | null = null
  return () => {
    const at = Date.now()
    if (last === null || Math.abs(at - last.at) >= PROBE_INTERVAL_MS) last = { at, outcome: write() }
    return last.outcome
  }
}
