import * as t from 'io-ts'
import type { PoolClient } from 'pg'
import { backOffMs } from '../../domain/delivery/back-off'
import type { Settlement } from '../../domain/delivery/batch'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { Target } from '../../domain/registration/registration'
import { formAnew } from './form-anew'
import { haltSheet } from './halt-sheet'

export type SettledBatch = {
  readonly target: Target
  readonly id: number
  readonly settlement: Settlement
}
/** The moment, and a draw from 0 to 1. */
export type Chance = { readonly at: EpochMs; readonly draw: number }

const Open = t.type({ attempts: t.number })

const readAttempts = async (client: PoolClient, id: number): Promise<number | null> => {
  const { rows } = await client.query("SELECT attempts FROM batch WHERE id = $1 AND state = 'open'", [id])
  return Open.is(rows[0]) ? rows[0].attempts : null
}

/** Takes an open transaction and what became of a batch, keeps it; a batch that is no longer open stays as it is. */
export const settleBatch = async (
  client: PoolClient,
  settled: SettledBatch,
  { at, draw }: Chance,
): Promise<void> => {
  const { target, id, settlement } = settled
  const attempts = await readAttempts(client, id)
  if (attempts === null) return
  switch (settlement.tag) {
    case 'delivered':
      await client.query("UPDATE batch SET state = 'delivered', delivered_at = $2 WHERE id = $1", [id, at])
      await client.query('DELETE FROM outbox WHERE batch_id = $1', [id])
      return
    case 'postponed':
      await client.query(
        'UPDATE batch SET attempts = attempts + 1, next_try_at = $2, last_error = $3 WHERE id = $1',
        [id, at + backOffMs(attempts, draw, settlement.retryAfterMs), settlement.reason],
      )
      return
    case 'renumbered':
      return formAnew(client, settled, 1, at)
    case 'split':
      return formAnew(client, settled, 2, at)
    case 'parked':
      await client.query("UPDATE batch SET state = 'parked', last_error = $2 WHERE id = $1", [
        id,
        settlement.reason,
      ])
      return
    case 'halted':
      return haltSheet(client, target, settlement.reason, at)
  }
}
