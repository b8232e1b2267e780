import * as E from 'fp-ts/Either'
import type { PoolClient } from 'pg'
import type { ArrivedRegistration } from '../../domain/registration/arrived-registration'
import { type Answer, answerGroup, newOnes } from './answer-group'
import type { LedgerPool } from './create-pool'
import { findEarlier } from './find-earlier'
import { inTransaction } from './in-transaction'
import { insertRows } from './insert-rows'
import { concernsOneRow } from './sql-state'
import { toUnavailable } from './to-unavailable'

type Group = ReadonlyArray<ArrivedRegistration>

const keepAll = async (client: PoolClient, group: Group): Promise<ReadonlyArray<Answer>> => {
  const earlier = await findEarlier(client, group)
  const rows = await insertRows(client, newOnes(group, earlier))
  return answerGroup(group, earlier, rows)
}

const refuseAll = (group: Group, code: string): ReadonlyArray<Answer> =>
  group.map(() =>
    E.left(
      concernsOneRow(code) ? { tag: 'unavailable', reason: 'the row cannot be stored' } : toUnavailable(code),
    ),
  )

/**
 * Takes the connections, gives what keeps a group in one transaction. A group with a row that cannot be kept is kept in
 * halves, so that the row stays alone in the end and does not hold up the others.
 */
export const createKeepGroup = (pool: LedgerPool) => {
  const keepGroup = async (group: Group): Promise<ReadonlyArray<Answer>> => {
    const kept = await inTransaction(pool, (client) => keepAll(client, group))
    if (E.isRight(kept)) return kept.right
    const { code } = kept.left
    if (group.length === 1 || !concernsOneRow(code)) return refuseAll(group, code)
    const middle = Math.ceil(group.length / 2)
    return [...(await keepGroup(group.slice(0, middle))), ...(await keepGroup(group.slice(middle)))]
  }
  return keepGroup
}
