import * as t from 'io-ts'
import type { PoolClient } from 'pg'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { Target } from '../../domain/registration/registration'

/** In ms; then another process takes over. A call may outlast it: the marker in the sheet then admits the batch once. */
const LEASE_MS = 3_500

/** A lease that ends later than this, in ms, was written by a clock that has been set back since. */
const FURTHEST_MS = 60_000

/** `ours`: no other process has held the sheet since this one took it. */
type Hold = 'ours' | 'free' | 'taken'

const LeaseRow = t.type({ holder: t.string, until: t.number })

export const lockSheet = async (
  client: PoolClient,
  target: Target,
  { holder, at }: { readonly holder: string; readonly at: EpochMs },
): Promise<Hold> => {
  const { rows } = await client.query('SELECT holder, until FROM lease WHERE target = $1 FOR UPDATE', [
    target,
  ])
  const [lease] = rows
  if (!LeaseRow.is(lease)) return 'taken'
  if (lease.holder === holder) return 'ours'
  return lease.until <= at || lease.until > at + FURTHEST_MS ? 'free' : 'taken'
}

export const holdSheet = async (
  client: PoolClient,
  target: Target,
  { holder, at }: { readonly holder: string; readonly at: EpochMs },
): Promise<void> => {
  await client.query('UPDATE lease SET holder = $2, until = $3 WHERE target = $1', [
    target,
    holder,
    at + LEASE_MS,
  ])
}

export const lockAllSheets = async (client: PoolClient): Promise<void> => {
  await client.query('SELECT target FROM lease ORDER BY target FOR UPDATE')
}
