import type { PoolClient } from 'pg'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { Target } from '../../domain/registration/registration'

/** Takes an open transaction, a sheet, why and when, stops its delivery until staff release it. */
export const haltSheet = async (
  client: PoolClient,
  target: Target,
  reason: string,
  at: EpochMs,
): Promise<void> => {
  await client.query(
    `INSERT INTO halt (target, reason, at) VALUES ($1, $2, $3)
    ON CONFLICT (target) DO UPDATE SET reason = excluded.reason, at = excluded.at`,
    [target, reason, at],
  )
}
