import { setTimeout as wait } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import type { Pool, PoolClient } from 'pg'
import { errorCode, isRolledBack, isSqlState, isWorthAnotherTry } from './sql-state'

/** The code it failed with. */
export type TransactionFault = { readonly code: string }

type Outcome<A> = E.Either<TransactionFault & { readonly isFinal: boolean }, A>

const MOST_TRIES = 8
const FIRST_WAIT_MS = 5
/** A caller who is a visitor waits no longer for further tries. */
const LAST_TRY_AFTER_MS = 5_000

const failed = (code: string, isFinal: boolean): Outcome<never> => E.left({ code, isFinal })

/** A commit that fails for another reason than a conflict may have gone through: it is not done again. */
const commit = async <A>(client: PoolClient, result: A): Promise<Outcome<A>> => {
  try {
    const { command } = await client.query('COMMIT')
    return command === 'COMMIT' ? E.right(result) : failed('rolledBack', true)
  } catch (error) {
    const code = errorCode(error)
    return failed(code, !isRolledBack(code))
  }
}

const release = async (client: PoolClient, outcome: Outcome<unknown>): Promise<void> => {
  if (E.isRight(outcome)) return client.release()
  if (!isSqlState(outcome.left.code)) return client.release(true)
  await client.query('ROLLBACK').then(
    () => client.release(),
    () => client.release(true),
  )
}

const runOnce = async <A>(
  client: PoolClient,
  work: (client: PoolClient) => Promise<A>,
): Promise<Outcome<A>> => {
  try {
    await client.query('BEGIN')
    return await commit(client, await work(client))
  } catch (error) {
    const code = errorCode(error)
    return failed(code, !isWorthAnotherTry(code))
  }
}

const attempt = async <A>(pool: Pool, work: (client: PoolClient) => Promise<A>): Promise<Outcome<A>> => {
  try {
    const client = await pool.connect()
    const outcome = await runOnce(client, work)
    await release(client, outcome)
    return outcome
  } catch (error) {
    return failed(errorCode(error), true)
  }
}

/**
 * Takes work, does it in one transaction and gives its result after the commit; on any fault nothing of it stays. Work
 * that met a conflict is done again from its beginning.
 */
export const inTransaction = async <A>(
  pool: Pool,
  work: (client: PoolClient) => Promise<A>,
): Promise<E.Either<TransactionFault, A>> => {
  const begun = performance.now()
  for (let tries = 1; ; tries += 1) {
    const outcome = await attempt(pool, work)
    if (E.isRight(outcome)) return outcome
    const { code, isFinal } = outcome.left
    const isLast = tries === MOST_TRIES || performance.now() - begun > LAST_TRY_AFTER_MS
    if (isFinal || isLast) return E.left({ code })
    await wait(Math.random() * FIRST_WAIT_MS * 2 ** tries)
  }
}
