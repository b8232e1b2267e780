import pg from 'pg'

const CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 5_000
/** Below the browser's 15 s: a database that hangs becomes an answer, not a silence. */
const QUERY_TIMEOUT_MS = 8_000

const { INT8 } = pg.types.builtins

/** Numbers and moments stay far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format)

/** `requiresStandby`: nothing is acknowledged that no second machine has. */
export type LedgerPool = pg.Pool & { readonly requiresStandby: boolean }

/** No connection is made before it is needed. */
export const createPool = (url: string, requiresStandby = false): LedgerPool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser },
  })
  // A connection that breaks is replaced at the next use; unheard, its event would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return Object.assign(pool, { requiresStandby })
}
