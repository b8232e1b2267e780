import { setTimeout as wait } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import type { PoolClient } from 'pg'
import { DataFaultError } from '../ledger/data-fault'
import { type Begin, beginTransaction, isRefusal } from './begin-transaction'
import type { LedgerPool } from './create-pool'
import {
  errorCode,
  isReadOnly,
  isRetryable,
  isRolledBack,
  isSqlState,
  type TransactionFailure,
  toTransactionFailure,
} from './sql-state'

type Outcome<A> = E.Either<{ readonly failure: TransactionFailure; readonly isFinal: boolean }, A>

const MOST_TRIES = 8
const FIRST_WAIT_MS = 5
/** No retry starts later than this, in ms, because a visitor may be waiting. */
const LAST_TRY_AFTER_MS = 5_000

const failed = (code: string, isFinal: boolean): Outcome<never> => E.left({ failure: { code }, isFinal })

/** A failed commit may have succeeded, so only a conflict is retried; a notice means that no standby confirmed the commit. */
const commit = async <A>(client: PoolClient, result: A): Promise<Outcome<A>> => {
  let isConfirmed = true
  const onNotice = () => {
    isConfirmed = false
  }
  client.on('notice', onNotice)
  try {
    const { command } = await client.query('COMMIT')
    if (!isConfirmed) return failed('unconfirmed', true)
    return command === 'COMMIT' ? E.right(result) : failed('rolledBack', true)
  } catch (error) {
    const code = errorCode(error)
    return failed(code, !isRolledBack(code))
  } finally {
    client.off('notice', onNotice)
  }
}

/** Whether to discard the connection. After a failover, a new one may reach the new primary. */
const isBroken = (failure: TransactionFailure): boolean =>
  !(failure instanceof DataFaultError) &&
  !isRefusal(failure.code) &&
  (!isSqlState(failure.code) || isReadOnly(failure.code))

const release = async (client: PoolClient, outcome: Outcome<unknown>): Promise<void> => {
  if (E.isRight(outcome)) return client.release()
  await client.query('ROLLBACK').then(
    () => client.release(),
    () => client.release(true),
  )
}

type Work<A> = { readonly work: (client: PoolClient) => Promise<A>; readonly begin: Begin }

const runOnce = async <A>(
  client: PoolClient,
  pool: LedgerPool,
  { work, begin }: Work<A>,
): Promise<Outcome<A>> => {
  try {
    const refusal = await beginTransaction(client, pool, begin)
    if (refusal !== null) return failed(refusal, refusal === 'notDurable')
    return await commit(client, await work(client))
  } catch (error) {
    const failure = toTransactionFailure(error)
    return E.left({ failure, isFinal: failure instanceof DataFaultError || !isRetryable(failure.code) })
  }
}

const attempt = async <A>(pool: LedgerPool, work: Work<A>): Promise<Outcome<A>> => {
  try {
    const begun = performance.now()
    const client = await pool.connectUsable()
    const outcome = await runOnce(client, pool, work)
    if (E.isLeft(outcome) && isBroken(outcome.left.failure)) {
      client.release(true)
      pool.discardMadeBefore(begun)
    } else await release(client, outcome)
    return outcome
  } catch (error) {
    return failed(errorCode(error), true)
  }
}

/**
 * Runs `work` in one transaction and repeats it after what `isRetryable` names, unless the commit may have succeeded; returns after
 * the commit, which a synchronous standby then has.
 */
export const inTransaction = async <A>(
  pool: LedgerPool,
  work: (client: PoolClient) => Promise<A>,
  begin: Begin = 'BEGIN',
): Promise<E.Either<TransactionFailure, A>> => {
  const begun = performance.now()
  for (let tries = 1; ; tries += 1) {
    const outcome = await attempt(pool, { work, begin })
    if (E.isRight(outcome)) return outcome
    const { failure, isFinal } = outcome.left
    const isLast = tries === MOST_TRIES || performance.now() - begun > LAST_TRY_AFTER_MS
    if (isFinal || isLast) return E.left(failure)
    await wait(Math.random() * FIRST_WAIT_MS * 2 ** tries)
  }
}
