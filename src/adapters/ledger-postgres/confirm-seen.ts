import type { PoolClient } from 'pg'

/** After a crash, rows may be visible that no standby has; this WAL record makes a read-only commit wait for them. */
export const confirmSeen = async (client: PoolClient): Promise<void> => {
  await client.query("SELECT pg_logical_emit_message(true, 'seen', '')")
}
