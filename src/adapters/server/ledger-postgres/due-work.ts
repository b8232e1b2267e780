import * as t from 'io-ts'
import type { PoolClient } from 'pg'
import type { Work } from '../../../domain/delivery/batch'
import { BATCH_ROWS } from '../../../domain/delivery/limits'
import { isDue } from '../../../domain/delivery/moments'
import type { EpochMs } from '../../../domain/registration/epoch-ms'
import type { Registration } from '../../../ports/keep-registration'
import type { KeptRegistration } from '../../../ports/read-registrations'
import { nextBatchNumber } from './counter'
import { dueRemovals } from './due-removals'
import { batchRows, insertBatch } from './insert-batch'

type Target = Registration['target']

const OpenBatch = t.type({ id: t.number, mark: t.string, attempts: t.number, nextTryAt: t.number })
type OpenBatch = t.TypeOf<typeof OpenBatch>

const LOWEST_OPEN = `
  SELECT id, mark, attempts, next_try_at AS "nextTryAt" FROM batch
  WHERE target = $1 AND state = 'open' ORDER BY id LIMIT 1`

const FILL = `
  UPDATE outbox SET batch_id = $1 WHERE batch_id IS NULL AND registration_id IN (
    SELECT registration_id FROM outbox WHERE target = $2 AND batch_id IS NULL
    ORDER BY registration_id LIMIT ${BATCH_ROWS})`

const lowestOpen = async (client: PoolClient, target: Target): Promise<OpenBatch | null> => {
  const { rows } = await client.query(LOWEST_OPEN, [target])
  return OpenBatch.is(rows[0]) ? rows[0] : null
}

const form = async (client: PoolClient, target: Target): Promise<OpenBatch | null> => {
  const id = await nextBatchNumber(client)
  const { rowCount } = await client.query(FILL, [id, target])
  if (rowCount === 0) return null
  return { id, mark: await insertBatch(client, target, id), attempts: 0, nextTryAt: 0 }
}

const isHalted = async (client: PoolClient, target: Target): Promise<boolean> =>
  (await client.query('SELECT 1 FROM halt WHERE target = $1', [target])).rows.length > 0

/** Takes an open transaction and a locked sheet, gives its lowest open batch once that is due, formed of what waits where none is open; after these removals. */
export const dueWork = async (
  client: PoolClient,
  target: Target,
  at: EpochMs,
): Promise<Work<KeptRegistration>> => {
  if (await isHalted(client, target)) return { tag: 'halted' }
  const open = (await lowestOpen(client, target)) ?? (await form(client, target))
  if (open === null || !isDue(open.nextTryAt, at)) return dueRemovals(client, target, at)
  const { id, mark, attempts } = open
  return { tag: 'batch', batch: { id, mark, attempts, rows: await batchRows(client, target, id) } }
}
