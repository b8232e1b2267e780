import type { PoolClient } from 'pg'

/**
 * After a crash a row is seen that no standby has, and a transaction that only reads waits for none: with this record its
 * commit waits for all that was written before.
 */
export const confirmSeen = async (client: PoolClient): Promise<void> => {
  await client.query("SELECT pg_logical_emit_message(true, 'seen', '')")
}
