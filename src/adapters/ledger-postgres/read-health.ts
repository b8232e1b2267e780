import type * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { Pool, PoolClient } from 'pg'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { ReadLedgerHealth } from '../../ports/read-ledger-health'
import { inTransaction } from './in-transaction'
import { errorCode } from './sql-state'
import { toUnavailable } from './to-unavailable'

/** Anybody may ask: this process writes to the database once in this time, however often they do. */
const PROBE_INTERVAL_MS = 1_000

const Pending = t.strict({ pending: t.number, oldestPendingAt: t.union([t.number, t.null]) })

const COUNT_PENDING = `
  SELECT count(*) AS pending,
    (SELECT received_at FROM registration WHERE id = (SELECT min(registration_id) FROM outbox))
      AS "oldestPendingAt"
  FROM outbox`

/** A row of its own, so that processes that probe at the same moment do not wait for each other. */
const tryToWrite = async (client: PoolClient): Promise<void> => {
  const id = crypto.randomUUID()
  await client.query('INSERT INTO probe (id) VALUES ($1)', [id])
  await client.query('DELETE FROM probe WHERE id = $1', [id])
}

type Probe = { readonly at: number; readonly outcome: Promise<E.Either<LedgerUnavailable, void>> }

/** Takes the connections, gives the reader of the ledger's health. */
export const createReadHealth = (pool: Pool): ReadLedgerHealth => {
  const write: TE.TaskEither<LedgerUnavailable, void> = pipe(
    () => inTransaction(pool, tryToWrite),
    TE.mapLeft(({ code }) => toUnavailable(code)),
  )
  let last: Probe | null = null

  const probed = (): Probe['outcome'] => {
    const at = Date.now()
    if (last === null || Math.abs(at - last.at) >= PROBE_INTERVAL_MS) last = { at, outcome: write() }
    return last.outcome
  }
  const readPending = pipe(
    TE.tryCatch(() => pool.query(COUNT_PENDING), errorCode),
    TE.chainEitherKW(({ rows }) => Pending.decode(rows[0])),
    TE.mapLeft((fault) => toUnavailable(typeof fault === 'string' ? fault : 'pending')),
  )

  return pipe(
    probed,
    TE.chain(() => readPending),
  )
}
