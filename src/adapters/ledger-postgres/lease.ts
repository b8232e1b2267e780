import * as t from 'io-ts'
import type { PoolClient } from 'pg'
import type { Script } from '../../domain/ledger/script'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { Target } from '../../domain/registration/registration'
import { awaitScript } from './await-script'

/** In ms; then another process takes over. A call may outlast it: the marker in the sheet then admits the batch once. */
const LEASE_MS = 3_500

/** A lease that ends later than this, in ms, was written by a clock that has been set back since. */
const FURTHEST_MS = 60_000

/** `ours`: no other process has held the sheet since this one took it. */
type Hold = 'ours' | 'free' | 'taken'

type Asked = { readonly holder: string; readonly at: EpochMs }

const LeaseRow = t.type({ holder: t.string, until: t.number })

const SELECT = 'SELECT holder, until FROM lease WHERE target = $1 FOR UPDATE'
const UPDATE = 'UPDATE lease SET holder = $2, until = $3 WHERE target = $1'

export const lockSheet = async (client: PoolClient, target: Target, { holder, at }: Asked): Promise<Hold> => {
  const { rows } = await client.query(SELECT, [target])
  const [lease] = rows
  if (!LeaseRow.is(lease)) return 'taken'
  if (lease.holder === holder) return 'ours'
  return lease.until <= at || lease.until > at + FURTHEST_MS ? 'free' : 'taken'
}

export const holdSheet = async (client: PoolClient, target: Target, { holder, at }: Asked): Promise<void> => {
  await client.query(UPDATE, [target, holder, at + LEASE_MS])
}

/** Runs a script once it has locked every sheet. */
export const onAllSheets = async <A>(client: PoolClient, script: () => Script<A>): Promise<A> => {
  await client.query('SELECT target FROM lease ORDER BY target FOR UPDATE')
  return awaitScript(client, script())
}
