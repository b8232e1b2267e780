import type { PoolClient } from 'pg'
import type { LedgerTable, TableRow } from '../ledger/ledger-source'
import { EMPTY_CHECKSUM, type TableChecksum, withRow } from './table-checksum'

const ROWS_AT_A_TIME = 500

export const checksumOfTable = async (
  client: PoolClient,
  { name, columns }: LedgerTable,
  advance: (rows: number) => void,
): Promise<TableChecksum> => {
  let checksum = EMPTY_CHECKSUM
  await client.query(`DECLARE copied CURSOR FOR SELECT ${columns.join(', ')} FROM ${name}`)
  for (;;) {
    const { rows } = await client.query<TableRow[]>({
      text: `FETCH ${ROWS_AT_A_TIME} FROM copied`,
      rowMode: 'array',
    })
    if (rows.length === 0) break
    checksum = rows.reduce(withRow, checksum)
    advance(rows.length)
  }
  await client.query('CLOSE copied')
  return checksum
}
