import pg from 'pg'

const CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 5_000
/** In ms; below the browser's 15 s, so that visitors get a response even if the database hangs. */
const QUERY_TIMEOUT_MS = 8_000

const { INT8 } = pg.types.builtins

/** Ids and times in ms stay far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format)

/** `requiresStandby`: a commit is acknowledged only if a synchronous standby has it. */
export type LedgerPool = pg.Pool & { readonly requiresStandby: boolean }

export const createPool = (url: string, requiresStandby = false): LedgerPool => {
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
  pool.on('connect', (client) => client.on('error', () => undefined))
  return Object.assign(pool, { requiresStandby })
}
