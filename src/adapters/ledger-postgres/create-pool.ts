import pg from 'pg'

const CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 5_000
/** In ms; a group may wait for the one before it, and both together must stay below the browser’s limit of 15 s. */
const QUERY_TIMEOUT_MS = 6_000

const { INT8 } = pg.types.builtins

/** Reads BIGINT as a number: ids and times in ms stay far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format)

/** `requiresStandby`: a commit is acknowledged only if a synchronous standby has it. */
export type LedgerPool = pg.Pool & {
  readonly requiresStandby: boolean
  readonly connectUsable: () => Promise<pg.PoolClient>
  /**
   * Discards connections made before a failover: they lead to a machine that is gone, and each would wait for its own timeout.
   */
  readonly discardMadeBefore: (madeBefore: number) => void
}

/** The connections to a database. With `requiresStandby`, nothing is written while no synchronous standby is connected. */
export const createPool = (url: string, requiresStandby: boolean): LedgerPool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser },
  })
  // A broken connection is replaced at its next use; without a listener, the event would end the process.
  pool.on('error', () => undefined)
  const madeAt = new WeakMap<pg.PoolClient, number>()
  pool.on('connect', (client) => {
    madeAt.set(client, performance.now())
    client.on('error', () => undefined)
  })
  let usableFrom = 0
  const connectUsable = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await pool.connect()
      if ((madeAt.get(client) ?? 0) >= usableFrom) return client
      client.release(true)
    }
  }
  const discardMadeBefore = (madeBefore: number): void => {
    usableFrom = Math.max(usableFrom, madeBefore)
  }
  return Object.assign(pool, { requiresStandby, connectUsable, discardMadeBefore })
}
