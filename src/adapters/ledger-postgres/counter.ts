import * as t from 'io-ts'
import type { PoolClient } from 'pg'
import type { Reservation } from '../../domain/delivery/batch'
import { FURTHEST_WRITE_MS, WRITE_GAP_MS } from '../../domain/delivery/limits'
import { RESERVED } from '../../domain/delivery/marker'
import type { RemovalRound } from '../../domain/delivery/removal'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { Target } from '../../domain/registration/registration'
import { firstBatchNumber, installationName, newInstallation } from '../ledger/first-numbers'

const Value = t.type({ value: t.number })

/** `next` says, in SQL, what becomes of a value that is there, where `$2` is the one to begin with. */
const advance = async (client: PoolClient, name: string, first: number, next: string): Promise<number> => {
  const { rows } = await client.query(
    `INSERT INTO counter (name, value) VALUES ($1, $2)
    ON CONFLICT (name) DO UPDATE SET value = ${next} RETURNING value`,
    [name, first],
  )
  return Value.is(rows[0]) ? rows[0].value : first
}

/** Takes an open transaction, gives the next batch's number. */
export const nextBatchNumber = (client: PoolClient): Promise<number> =>
  advance(client, 'batch', firstBatchNumber(), 'counter.value + 1')

const removalOf = (target: Target): string => `removal from ${target}`

/** Takes an open transaction and a locked sheet, gives the number under which rows are deleted there: a fresh one, unless that of an earlier try stands. */
export const removalNumber = async (
  client: PoolClient,
  target: Target,
): Promise<Pick<RemovalRound, 'id' | 'isFresh'>> => {
  const { rows } = await client.query('SELECT value FROM counter WHERE name = $1', [removalOf(target)])
  if (Value.is(rows[0])) return { id: rows[0].value, isFresh: false }
  const id = await nextBatchNumber(client)
  await client.query('INSERT INTO counter (name, value) VALUES ($1, $2)', [removalOf(target), id])
  return { id, isFresh: true }
}

/** Takes an open transaction and the number of a round that is over, keeps it among the marks of the sheet where it is one; where another number stands already, nothing is changed. */
export const dropRemovalNumber = async (
  client: PoolClient,
  target: Target,
  { id, isMarked }: Pick<RemovalRound, 'id'> & Reservation,
  at: EpochMs,
): Promise<void> => {
  const { rowCount } = await client.query('DELETE FROM counter WHERE name = $1 AND value = $2', [
    removalOf(target),
    id,
  ])
  if (rowCount === 0 || !isMarked) return
  await client.query(
    "INSERT INTO batch (id, target, mark, state, delivered_at) VALUES ($1, $2, $3, 'delivered', $4)",
    [id, target, RESERVED, at],
  )
}

/** Takes an open transaction and the present moment, gives the one at which the next write may be made, by any process. */
export const nextWriteMoment = (client: PoolClient, at: EpochMs): Promise<EpochMs> =>
  advance(
    client,
    'write',
    at,
    `CASE WHEN counter.value > excluded.value + ${FURTHEST_WRITE_MS} THEN excluded.value
    ELSE GREATEST(excluded.value, counter.value + ${WRITE_GAP_MS}) END`,
  )

/** Takes an open transaction, gives what tells this database's marks from another's, the same to every process. */
export const installationOf = async (client: PoolClient): Promise<string> =>
  installationName(await advance(client, 'installation', newInstallation(), 'counter.value'))
