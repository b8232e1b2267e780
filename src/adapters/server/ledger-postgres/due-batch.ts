import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { PoolClient } from 'pg'
import { BATCH_ROWS, type Work } from '../../../domain/delivery/batch'
import type { EpochMs } from '../../../domain/registration/epoch-ms'
import type { Registration } from '../../../ports/keep-registration'
import type { KeptRegistration } from '../../../ports/read-registrations'
import { StoredRow, toKeptRegistration } from '../ledger/to-kept-registration'
import { nextBatchNumber } from './counter'

type Target = Registration['target']

const OpenBatch = t.type({ id: t.number, attempts: t.number, nextTryAt: t.number })
type OpenBatch = t.TypeOf<typeof OpenBatch>

const LOWEST_OPEN = `
  SELECT id, attempts, next_try_at AS "nextTryAt" FROM batch
  WHERE target = $1 AND state = 'open' ORDER BY id LIMIT 1`

const FILL = `
  UPDATE outbox SET batch_id = $1 WHERE batch_id IS NULL AND registration_id IN (
    SELECT registration_id FROM outbox WHERE target = $2 AND batch_id IS NULL
    ORDER BY registration_id LIMIT ${BATCH_ROWS})`

const ROWS = `
  SELECT r.id, r.phone, r.record, r.received_at AS at FROM outbox o JOIN registration r ON r.id = o.registration_id
  WHERE o.batch_id = $1 ORDER BY r.id`

const lowestOpen = async (client: PoolClient, target: Target): Promise<OpenBatch | null> => {
  const { rows } = await client.query(LOWEST_OPEN, [target])
  return OpenBatch.is(rows[0]) ? rows[0] : null
}

const form = async (client: PoolClient, target: Target): Promise<OpenBatch | null> => {
  const id = await nextBatchNumber(client)
  const { rowCount } = await client.query(FILL, [id, target])
  if (rowCount === 0) return null
  await client.query('INSERT INTO batch (id, target) VALUES ($1, $2)', [id, target])
  return { id, attempts: 0, nextTryAt: 0 }
}

const rowsOf = async (
  client: PoolClient,
  target: Target,
  id: number,
): Promise<ReadonlyArray<KeptRegistration>> => {
  const { rows } = await client.query(ROWS, [id])
  return rows.map((stored) =>
    pipe(
      StoredRow.decode(stored),
      E.chain((row) => toKeptRegistration(target, row)),
      E.getOrElseW(() => {
        throw new Error('a row of the outbox makes no sense')
      }),
    ),
  )
}

const isHalted = async (client: PoolClient, target: Target): Promise<boolean> =>
  (await client.query('SELECT 1 FROM halt WHERE target = $1', [target])).rows.length > 0

/** Takes an open transaction and a locked sheet, gives its lowest open batch once that is due, formed of what waits where none is open. */
export const dueBatch = async (
  client: PoolClient,
  target: Target,
  at: EpochMs,
): Promise<Work<KeptRegistration>> => {
  if (await isHalted(client, target)) return { tag: 'halted' }
  const open = (await lowestOpen(client, target)) ?? (await form(client, target))
  if (open === null || open.nextTryAt > at) return { tag: 'nothing' }
  const { id, attempts } = open
  const rows = await rowsOf(client, target, id)
  if (rows.length > 0) return { tag: 'batch', batch: { id, attempts, rows } }
  // Every row of it was erased meanwhile.
  await client.query('DELETE FROM batch WHERE id = $1', [id])
  return { tag: 'nothing' }
}
