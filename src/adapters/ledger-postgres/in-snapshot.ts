import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { Pool, PoolClient } from 'pg'
import { decodedRow } from '../ledger/data-fault'
import type { IdTable, LedgerTable } from '../ledger/ledger-source'
import { type PostgresFault, toPostgresFault } from './postgres-fault'
import { tablePages } from './table-pages'

const COLUMNS = `
  SELECT table_name || '.' || column_name AS name FROM information_schema.columns
  WHERE table_schema = current_schema()`

const Column = t.type({ name: t.string })
const LastId = t.type({ last: t.number })

const snapshotOf = async (client: PoolClient) => {
  const { rows } = await client.query(COLUMNS)
  const known = new Set(rows.map((row) => decodedRow('columns', Column, row).name))
  return {
    table: ({ name, columns }: LedgerTable) => {
      const table = { name, columns: columns.filter((column) => known.has(`${name}.${column}`)) }
      return { ...table, pages: tablePages(client, table) }
    },
    lastId: async (table: IdTable) => {
      const { rows: found } = await client.query(
        `SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS last FROM ${table}_ids`,
      )
      return decodedRow('last id', LastId, found[0]).last
    },
  }
}

export type Snapshot = Awaited<ReturnType<typeof snapshotOf>>

/** Reads all tables from one snapshot, without blocking writers. */
export const inSnapshot = (
  pool: Pool,
  work: (snapshot: Snapshot) => Promise<void>,
): TE.TaskEither<PostgresFault, void> =>
  TE.tryCatch(async () => {
    const client = await pool.connect()
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      await work(await snapshotOf(client))
      await client.query('COMMIT')
      client.release()
    } catch (error) {
      client.release(true)
      throw error
    }
  }, toPostgresFault)
