import * as E from 'fp-ts/Either'
import { identity, pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { PoolClient } from 'pg'
import type { FindKept } from '../../ports/find-kept'
import { findKept } from '../ledger/find-kept'
import { awaitScript } from './await-script'
import { confirmSeen } from './confirm-seen'
import type { LedgerPool } from './create-pool'
import { transaction } from './to-unavailable'

const findConfirmed =
  (...[target, idempotency]: Parameters<FindKept>) =>
  async (client: PoolClient) => {
    const found = await awaitScript(client, findKept(target, idempotency))
    const isNew = E.isRight(found) && O.isNone(found.right)
    if (!isNew) await confirmSeen(client)
    return found
  }

export const createFindKept =
  (pool: LedgerPool): FindKept =>
  (target, idempotency) =>
    pipe(transaction(pool, findConfirmed(target, idempotency)), TE.chainEitherKW(identity))
