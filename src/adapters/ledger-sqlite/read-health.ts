import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { LedgerHealth } from '../../domain/ledger/ledger-status'
import type { ReadLedgerHealth } from '../../ports/read-ledger-health'
import { inTransaction, type WriteDeps } from './in-transaction'
import { tryToWrite } from './try-to-write'

/** Anybody may ask: the disk is written to once in this time, however often they do. */
const PROBE_INTERVAL_MS = 1_000

const Pending = t.type({ pending: t.number, oldestPendingAt: t.union([t.number, t.null]) })

/** Takes a database, gives the reader of its health. */
export const createReadHealth = (deps: WriteDeps): ReadLedgerHealth => {
  const countPending = deps.db.prepare(`
    SELECT count(*) AS pending,
      (SELECT received_at FROM registration WHERE id = (SELECT min(registration_id) FROM outbox))
        AS oldestPendingAt
    FROM outbox`)
  let last: { readonly at: number; readonly outcome: E.Either<LedgerUnavailable, unknown> } | null = null

  const probed = (): E.Either<LedgerUnavailable, unknown> => {
    const at = Date.now()
    if (last === null || Math.abs(at - last.at) >= PROBE_INTERVAL_MS)
      last = { at, outcome: inTransaction(deps, () => tryToWrite(deps.db)) }
    return last.outcome
  }
  const readPending = (): E.Either<LedgerUnavailable, LedgerHealth> =>
    pipe(
      E.tryCatch(
        () => countPending.get(),
        () => 'the database cannot be read',
      ),
      E.chainW(Pending.decode),
      E.bimap(
        () => ({ tag: 'unavailable', reason: 'the database cannot be read' }),
        ({ pending, oldestPendingAt }) => ({ pending, oldestPendingAt }),
      ),
    )

  return async () => pipe(probed(), E.chain(readPending))
}
