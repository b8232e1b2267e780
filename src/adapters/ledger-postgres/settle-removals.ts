import * as RA from 'fp-ts/ReadonlyArray'
import * as t from 'io-ts'
import type { PoolClient } from 'pg'
import { backOffMs } from '../../domain/delivery/back-off'
import type { RemovalSettlement } from '../../domain/delivery/batch'
import type { RemovalRound } from '../../domain/delivery/removal'
import { dropRemovalNumber } from './counter'
import { haltSheet } from './halt-sheet'
import type { Chance } from './settle-batch'

type Target = Parameters<typeof haltSheet>[1]

const Tried = t.type({ id: t.string, attempts: t.number })

/** Takes an open transaction, a sheet, a round of removals and what became of it, keeps that. */
export const settleRemovals = async (
  client: PoolClient,
  target: Target,
  { id: number, removals }: RemovalRound,
  settlement: RemovalSettlement,
  { at, draw }: Chance,
): Promise<void> => {
  if (settlement.tag === 'halted') return haltSheet(client, target, settlement.reason, at)
  if (settlement.tag !== 'postponed')
    await dropRemovalNumber(client, target, { id: number, isMarked: settlement.isMarked }, at)
  if (settlement.tag === 'renumbered') return
  const ids = removals.map(({ id }) => id)
  if (settlement.tag === 'removed') {
    await client.query(
      "UPDATE erasure SET state = 'done', phone_mark = NULL, after_batch = NULL WHERE id = ANY($1::text[])",
      [ids],
    )
    return
  }
  const { rows } = await client.query('SELECT id, attempts FROM erasure WHERE id = ANY($1::text[])', [ids])
  for (const { id, attempts } of RA.rights(rows.map((row) => Tried.decode(row))))
    await client.query('UPDATE erasure SET attempts = attempts + 1, next_try_at = $2 WHERE id = $1', [
      id,
      at + backOffMs(attempts, draw, settlement.retryAfterMs),
    ])
}
