import type { PoolClient } from 'pg'
import type { LedgerTable, TableRow } from '../ledger/ledger-source'

/** About 1 MB of registrations, which are held in memory until the next round trip. */
const ROWS_AT_ONCE = 2_000

/** The rows of a table, read within a transaction. */
export async function* tablePages(client: PoolClient, { name, columns }: LedgerTable) {
  await client.query(`DECLARE read_${name} NO SCROLL CURSOR FOR SELECT ${columns.join(', ')} FROM ${name}`)
  for (;;) {
    const { rows } = await client.query<TableRow[]>({
      text: `FETCH ${ROWS_AT_ONCE} FROM read_${name}`,
      rowMode: 'array',
    })
    if (rows.length === 0) break
    yield rows
  }
  await client.query(`CLOSE read_${name}`)
}
