import * as E from 'fp-ts/Either'
import { identity, pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { PoolClient } from 'pg'
import { findKept } from '../../domain/ledger/accept/find-kept'
import type { FindKept } from '../../ports/ledger'
import { awaitScript } from './await-script'
import type { LedgerPool } from './create-pool'
import { transaction } from './to-unavailable'

/**
 * Writes a WAL record, so that the commit of a read waits for the standby: after a crash, rows may be visible that the standby
 * lacks.
 */
export const requireStandbyForRead = async (client: PoolClient): Promise<void> => {
  await client.query("SELECT pg_logical_emit_message(true, 'seen', '')")
}

const findConfirmed =
  (...[target, idempotency]: Parameters<FindKept>) =>
  async (client: PoolClient) => {
    const found = await awaitScript(client, findKept(target, idempotency))
    const isNew = E.isRight(found) && O.isNone(found.right)
    if (!isNew) await requireStandbyForRead(client)
    return found
  }

/** Finds what was kept under a key, once a synchronous standby has it too. */
export const createFindKept =
  (pool: LedgerPool): FindKept =>
  (target, idempotency) =>
    pipe(transaction(pool, findConfirmed(target, idempotency)), TE.chainEitherKW(identity))
