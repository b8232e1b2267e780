import * as t from 'io-ts'
import type { PoolClient } from 'pg'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { Target } from '../../domain/registration/registration'

/**
 * A process that dies is followed by another, or by its own next start, within this time. A call to the service may last
 * longer: then two processes send the same batch, and its mark in the sheet lets one of them through.
 */
const LEASE_MS = 3_500

/** No lease lasts so long, in ms: a clock was set back. */
const FURTHEST_MS = 60_000

/** `ours`: nobody else had the sheet since this process took it. */
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
