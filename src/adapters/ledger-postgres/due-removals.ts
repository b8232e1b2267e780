import * as RA from 'fp-ts/ReadonlyArray'
import * as t from 'io-ts'
import type { PoolClient } from 'pg'
import type { Work } from '../../domain/delivery/batch'
import { LONGEST_ASKED_MS, REMOVALS_AT_ONCE } from '../../domain/delivery/limits'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { KeptRegistration, Target } from '../../domain/registration/registration'
import { removalNumber } from './counter'

const DUE = `
  SELECT id, phone_mark AS "phoneMark", at FROM erasure
  WHERE target = $1 AND state = 'queued' AND (next_try_at <= $2 OR next_try_at > $2 + ${LONGEST_ASKED_MS})
    AND NOT EXISTS (SELECT 1 FROM batch WHERE batch.id = erasure.after_batch AND batch.state = 'open')
  ORDER BY at, id LIMIT ${REMOVALS_AT_ONCE}`

const StoredRemoval = t.strict({ id: t.string, phoneMark: t.string, at: t.number })
export type StoredRemoval = t.TypeOf<typeof StoredRemoval>

/** Takes an open transaction and a locked sheet, gives the removals that are due there: no batch may bring such a row any more. */
export const dueRemovals = async (
  client: PoolClient,
  target: Target,
  at: EpochMs,
): Promise<ReadonlyArray<StoredRemoval>> =>
  RA.rights((await client.query(DUE, [target, at])).rows.map((row) => StoredRemoval.decode(row)))

/** Takes an open transaction, a locked sheet and what is due there, gives it as one round. */
export const roundOf = async (
  client: PoolClient,
  target: Target,
  due: ReadonlyArray<StoredRemoval>,
): Promise<Work<KeptRegistration>> => {
  if (due.length === 0) return { tag: 'idle' }
  const removals = due.map(({ id, phoneMark }) => ({ id, phoneMark }))
  return { tag: 'removals', round: { ...(await removalNumber(client, target)), removals } }
}
