import * as RA from 'fp-ts/ReadonlyArray'
import * as t from 'io-ts'
import type { PoolClient } from 'pg'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { Target } from '../../domain/registration/registration'
import { nextBatchNumber } from './counter'
import { insertBatch } from './insert-batch'

const OutboxRow = t.type({ id: t.number })

/** Takes an open transaction, a sheet and registrations' numbers, makes a batch of them, gives its number and mark. */
export const formOf = async (
  client: PoolClient,
  target: Target,
  registrationIds: ReadonlyArray<number>,
): Promise<{ readonly id: number; readonly mark: string }> => {
  const id = await nextBatchNumber(client)
  await client.query('UPDATE outbox SET batch_id = $1 WHERE registration_id = ANY($2::bigint[])', [
    id,
    registrationIds,
  ])
  return { id, mark: await insertBatch(client, target, id) }
}

/** Takes an open transaction and a batch, makes one or two of its rows under new numbers. Before it is split its number was used up by a mark, which is kept among the others; one that is another's is forgotten. */
export const formAnew = async (
  client: PoolClient,
  { target, id }: { readonly target: Target; readonly id: number },
  parts: 1 | 2,
  at: EpochMs,
): Promise<void> => {
  const { rows } = await client.query(
    'SELECT registration_id AS id FROM outbox WHERE batch_id = $1 ORDER BY registration_id',
    [id],
  )
  const ids = RA.rights(rows.map((row) => OutboxRow.decode(row))).map((row) => row.id)
  const middle = parts === 1 ? ids.length : Math.ceil(ids.length / 2)
  for (const part of [ids.slice(0, middle), ids.slice(middle)])
    if (part.length > 0) await formOf(client, target, part)
  if (parts === 1) await client.query('DELETE FROM batch WHERE id = $1', [id])
  else await client.query("UPDATE batch SET state = 'delivered', delivered_at = $2 WHERE id = $1", [id, at])
}
