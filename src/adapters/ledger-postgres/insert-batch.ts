import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { PoolClient } from 'pg'
import type { KeptRegistration, Target } from '../../domain/registration/registration'
import { batchMark } from '../ledger/batch-mark'
import { StoredRow, toKeptRegistration } from '../ledger/to-kept-registration'
import { installationOf } from './counter'

const ROWS = `
  SELECT r.id, r.phone, r.record, r.received_at AS at FROM outbox o JOIN registration r ON r.id = o.registration_id
  WHERE o.batch_id = $1 ORDER BY r.id`

/** Takes an open transaction, a sheet and a batch's number, gives the rows that bear it. */
export const batchRows = async (
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

/** Takes an open transaction, a sheet and a number that rows bear already, makes a batch of them, gives its mark. */
export const insertBatch = async (client: PoolClient, target: Target, id: number): Promise<string> => {
  const mark = batchMark(await installationOf(client), await batchRows(client, target, id))
  await client.query('INSERT INTO batch (id, target, mark) VALUES ($1, $2, $3)', [id, target, mark])
  return mark
}
