import type { PoolClient } from 'pg'
import type { LedgerTable, SourceTable, TableRow } from '../ledger/ledger-source'
import { EMPTY_CHECKSUM, type UnorderedChecksum, withRow } from './unordered-checksum'

/** PostgreSQL takes at most 65,535 parameters in a statement, and a row has fewer than 20 columns. */
const ROWS_AT_ONCE = 500

function* inPages(rows: Iterable<TableRow>): Generator<ReadonlyArray<TableRow>> {
  let page: Array<TableRow> = []
  for (const row of rows) {
    page.push(row)
    if (page.length < ROWS_AT_ONCE) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}

const insertPage = ({ name, columns }: LedgerTable, page: ReadonlyArray<TableRow>): string => {
  const rows = page.map(
    (_, row) => `(${columns.map((_, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
  )
  return `INSERT INTO ${name} (${columns.join(', ')}) VALUES ${rows.join(', ')}`
}

/** Replaces the rows of the tables by those of the source; returns the checksum of each table. */
export const copyTables = async (
  client: PoolClient,
  tables: ReadonlyArray<SourceTable>,
  advance: (rows: number) => void,
): Promise<ReadonlyMap<string, UnorderedChecksum>> => {
  for (const { name } of tables.toReversed()) await client.query(`DELETE FROM ${name}`)
  const checksums = new Map<string, UnorderedChecksum>()
  for (const table of tables) {
    let checksum = EMPTY_CHECKSUM
    for (const page of inPages(table.read())) {
      await client.query(insertPage(table, page), page.flat())
      checksum = page.reduce(withRow, checksum)
      advance(page.length)
    }
    checksums.set(table.name, checksum)
  }
  return checksums
}
