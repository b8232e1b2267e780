import * as E from 'fp-ts/Either'
import type * as IO from 'fp-ts/IO'
import type { PoolClient } from 'pg'
import { findKeptOrReplaceTrapped } from '../../domain/ledger/find-kept'
import type { Earlier } from '../../domain/ledger/statements/registration-statements'
import type { ArrivedRegistration } from '../../domain/registration/arrived-registration'
import { type Answer, answerGroup, firstOfEachKey } from './answer-group'
import { awaitScript } from './await-script'
import type { LedgerPool } from './create-pool'
import { findEarlier, mapKey } from './find-kept'
import { inTransaction } from './in-transaction'
import { insertRows } from './insert-rows'
import { concernsOneRow } from './sql-state'
import { toUnavailable } from './to-unavailable'

type Group = ReadonlyArray<ArrivedRegistration>

/** A quarantined row is replaced by a registration with the same key and an empty honeypot. */
const replaceQuarantined = async (
  client: PoolClient,
  group: Group,
  earlier: ReadonlyMap<string, Earlier>,
): Promise<ReadonlyMap<string, Earlier>> => {
  const left = new Map(earlier)
  for (const arrived of group.filter(({ isTrapped }) => !isTrapped)) {
    const { target, idempotency } = arrived
    const key = idempotency === null ? '' : mapKey({ target, key: idempotency.key })
    if (left.get(key)?.kept.isTrapped !== true) continue
    await awaitScript(client, findKeptOrReplaceTrapped(arrived))
    left.delete(key)
  }
  return left
}

const cleanFirst = (group: Group): Group =>
  group.toSorted((a, b) => Number(a.isTrapped) - Number(b.isTrapped))

const keepAll = async (
  client: PoolClient,
  group: Group,
  isAnnounced: boolean,
): Promise<ReadonlyArray<Answer>> => {
  const earlier = await replaceQuarantined(client, group, await findEarlier(client, group))
  const rows = await insertRows(client, firstOfEachKey(cleanFirst(group), earlier), isAnnounced)
  return answerGroup(group, earlier, rows)
}

const refuseAll = (group: Group, code: string): ReadonlyArray<Answer> =>
  group.map(() =>
    E.left(
      concernsOneRow(code) ? { tag: 'unavailable', reason: 'the row cannot be stored' } : toUnavailable(code),
    ),
  )

/** Stores a group in one transaction; if a row is invalid, it stores the halves, so that only that row fails. */
export const createKeepGroup = (pool: LedgerPool, isAnnounced: IO.IO<boolean> = () => false) => {
  const keepGroup = async (group: Group): Promise<ReadonlyArray<Answer>> => {
    const kept = await inTransaction(pool, (client) => keepAll(client, group, isAnnounced()))
    if (E.isRight(kept)) return kept.right
    const { code } = kept.left
    if (group.length === 1 || !concernsOneRow(code)) return refuseAll(group, code)
    const middle = Math.ceil(group.length / 2)
    return [...(await keepGroup(group.slice(0, middle))), ...(await keepGroup(group.slice(middle)))]
  }
  return keepGroup
}
