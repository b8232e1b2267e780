import type * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Pool, PoolClient } from 'pg'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { ReadLedgerHealth } from '../../ports/read-ledger-health'
import { inTransaction } from './in-transaction'
import { toUnavailable } from './to-unavailable'

/** Anybody may ask: this process writes to the database once in this time, however often they do. */
const PROBE_INTERVAL_MS = 1_000

/** A row of its own, so that processes that probe at the same moment do not wait for each other. */
const tryToWrite = async (client: PoolClient): Promise<void> => {
  const id = crypto.randomUUID()
  await client.query('INSERT INTO probe (id) VALUES ($1)', [id])
  await client.query('DELETE FROM probe WHERE id = $1', [id])
}

type Probe = { readonly at: number; readonly outcome: Promise<E.Either<LedgerUnavailable, void>> }

export const createReadHealth = (pool: Pool): ReadLedgerHealth => {
  const write: TE.TaskEither<LedgerUnavailable, void> = pipe(
    () => inTransaction(pool, tryToWrite),
    TE.mapLeft(({ code }) => toUnavailable(code)),
  )
  let last: Probe | null = null
  return () => {
    const at = Date.now()
    if (last === null || Math.abs(at - last.at) >= PROBE_INTERVAL_MS) last = { at, outcome: write() }
    return last.outcome
  }
}
