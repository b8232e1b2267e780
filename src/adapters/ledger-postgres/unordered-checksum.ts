import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { rowText } from '../ledger/checksum-text'
import type { LedgerTable, SourceTable, TableRow } from '../ledger/ledger-source'
import { tablePages } from './table-pages'

export type UnorderedChecksum = { readonly rows: number; readonly sum: bigint }

export const EMPTY_CHECKSUM: UnorderedChecksum = { rows: 0, sum: 0n }

const HASH_BITS = 256

const rowHash = (row: TableRow): bigint =>
  BigInt(`0x${createHash('sha256').update(rowText(row)).digest('hex')}`)

/** Adds a row to a checksum that is independent of row order, because databases sort texts differently. */
export const withRow = ({ rows, sum }: UnorderedChecksum, row: TableRow): UnorderedChecksum => ({
  rows: rows + 1,
  sum: BigInt.asUintN(HASH_BITS, sum + rowHash(row)),
})

/** The checksum of a table to be copied. */
export const checksumOf = ({ read }: SourceTable): UnorderedChecksum => {
  let checksum = EMPTY_CHECKSUM
  for (const row of read()) checksum = withRow(checksum, row)
  return checksum
}

/** The checksum of a table in the database. */
export const checksumIn = async (
  client: PoolClient,
  table: LedgerTable,
  advance: (rows: number) => void,
): Promise<UnorderedChecksum> => {
  let checksum = EMPTY_CHECKSUM
  for await (const page of tablePages(client, table)) {
    checksum = page.reduce(withRow, checksum)
    advance(page.length)
  }
  return checksum
}
