import * as E from 'fp-ts/Either'
import { identity, pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { PoolClient } from 'pg'
import { findKept } from '../../domain/ledger/find-kept'
import { type Earlier, EarlierRow } from '../../domain/ledger/statements/registration-statements'
import type { ArrivedRegistration } from '../../domain/registration/arrived-registration'
import type { Target } from '../../domain/registration/registration'
import type { FindKept } from '../../ports/ledger'
import { SELECT_EARLIER } from '../ledger/registration-sql'
import { decodedRow } from '../ledger/row-fault'
import { awaitScript } from './await-script'
import type { LedgerPool } from './create-pool'
import { transaction } from './to-unavailable'

/** After a crash, rows may be visible that no standby has; this WAL record makes a read-only commit wait for them. */
const confirmSeen = async (client: PoolClient): Promise<void> => {
  await client.query("SELECT pg_logical_emit_message(true, 'seen', '')")
}

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

const SELECT = `${SELECT_EARLIER} WHERE (endpoint, key) IN (SELECT * FROM unnest($1::text[], $2::text[]))`

/** The result is unambiguous, because sheet names contain no space. */
export const mapKey = ({ target, key }: { readonly target: Target; readonly key: string }): string =>
  `${target} ${key}`

export const findEarlier = async (
  client: PoolClient,
  group: ReadonlyArray<ArrivedRegistration>,
): Promise<ReadonlyMap<string, Earlier>> => {
  const keyed = group.flatMap(({ target, idempotency }) =>
    idempotency === null ? [] : [{ target, key: idempotency.key }],
  )
  if (keyed.length === 0) return new Map()
  const values = [keyed.map(({ target }) => target), keyed.map(({ key }) => key)]
  const { rows } = await client.query(SELECT, values)
  if (rows.length > 0) await confirmSeen(client)
  return new Map(
    rows
      .map((row) => decodedRow('findEarlier', EarlierRow, row))
      .map((earlier) => [mapKey(earlier), earlier]),
  )
}
