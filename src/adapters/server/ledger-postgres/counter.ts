import * as t from 'io-ts'
import type { PoolClient } from 'pg'
import { FURTHEST_WRITE_MS, WRITE_GAP_MS } from '../../../domain/delivery/limits'
import type { EpochMs } from '../../../domain/registration/epoch-ms'
import { firstBatchNumber, installationName, newInstallation } from '../delivery/first-numbers'

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
