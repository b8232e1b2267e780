import type * as E from 'fp-ts/Either'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { ReadLedgerHealth } from '../../ports/read-ledger-health'
import { inTransaction, type WriteDeps } from './in-transaction'
import { tryToWrite } from './try-to-write'

/** Anybody may ask: the disk is written to once in this time, however often they do. */
const PROBE_INTERVAL_MS = 1_000

export const createReadHealth = (deps: WriteDeps): ReadLedgerHealth => {
  let last: { readonly at: number; readonly outcome: E.Either<LedgerUnavailable, void> } | null = null
  return async () => {
    const at = Date.now()
    if (last === null || Math.abs(at - last.at) >= PROBE_INTERVAL_MS)
      last = { at, outcome: inTransaction(deps, () => tryToWrite(deps.db)) }
    return last.outcome
  }
}
