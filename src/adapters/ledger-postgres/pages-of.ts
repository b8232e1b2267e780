import type { PoolClient } from 'pg'
import type { LedgerTable, TableRow } from '../ledger/ledger-source'

const ROWS_AT_A_TIME = 2_000

/** The rows of a table, read within a transaction. */
export async function* pagesOf(client: PoolClient, { name, columns }: LedgerTable) {
  await client.query(`DECLARE read_${name} NO SCROLL CURSOR FOR SELECT ${columns.join(', ')} FROM ${name}`)
  for (;;) {
    const { rows } = await client.query<TableRow[]>({
      text: `FETCH ${ROWS_AT_A_TIME} FROM read_${name}`,
      rowMode: 'array',
    })
    if (rows.length === 0) break
    yield rows
  }
  await client.query(`CLOSE read_${name}`)
}
