import type { PoolClient } from 'pg'
import { Lease } from '../../domain/ledger/deliver/lease'
import type { Script } from '../../domain/ledger/script'
import type { Target } from '../../domain/registration/registration'
import { decodedRow } from '../ledger/data-fault'
import { awaitScript } from './await-script'

const SELECT = 'SELECT holder, until FROM lease WHERE target = $1 FOR UPDATE'
const UPDATE = 'UPDATE lease SET holder = $2, until = $3 WHERE target = $1'

/** Locks the sheet until the transaction ends; returns its lease. */
export const lockSheet = async (client: PoolClient, target: Target): Promise<Lease> => {
  const { rows } = await client.query(SELECT, [target])
  return decodedRow('lease', Lease, rows[0])
}

/** Records who may deliver to a sheet, and until when. */
export const holdSheet = async (
  client: PoolClient,
  target: Target,
  { holder, until }: Lease,
): Promise<void> => {
  await client.query(UPDATE, [target, holder, until])
}

/** Runs a script once it has locked every sheet. */
export const onAllSheets = async <A>(client: PoolClient, script: () => Script<A>): Promise<A> => {
  await client.query('SELECT target FROM lease ORDER BY target FOR UPDATE')
  return awaitScript(client, script())
}
