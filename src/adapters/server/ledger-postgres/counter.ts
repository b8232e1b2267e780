import { randomBytes, randomInt } from 'node:crypto'
import * as t from 'io-ts'
import type { PoolClient } from 'pg'
import { WRITE_GAP_MS } from '../../../domain/delivery/limits'
import type { EpochMs } from '../../../domain/registration/epoch-ms'

const LOWEST_NUMBER = 1_000_000
const HIGHEST_START = 1_000_000_000
const INSTALLATION_BYTES = 5

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

/** Takes an open transaction, gives the next batch's number: up from a random one, so that two installations of one spreadsheet hardly ever meet. */
export const nextBatchNumber = (client: PoolClient): Promise<number> =>
  advance(client, 'batch', randomInt(LOWEST_NUMBER, HIGHEST_START), 'counter.value + 1')

/** Takes an open transaction and the present moment, gives the one at which the next write may be made, by any process. */
export const nextWriteMoment = (client: PoolClient, at: EpochMs): Promise<EpochMs> =>
  advance(client, 'write', at, `GREATEST(excluded.value, counter.value + ${WRITE_GAP_MS})`)

/** Takes an open transaction, gives what tells this database's marks from another's, the same to every process. */
export const installationName = async (client: PoolClient): Promise<string> => {
  const first = randomBytes(INSTALLATION_BYTES).readUIntBE(0, INSTALLATION_BYTES)
  return (await advance(client, 'installation', first, 'counter.value')).toString(36)
}
