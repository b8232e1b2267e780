import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as t from 'io-ts'
import { rowText } from '../ledger/checksum-text'
import { DataFaultError, decodedRow } from '../ledger/data-fault'
import type { LedgerTable, TableRow } from '../ledger/ledger-source'

export type OrderedChecksum = { readonly table: string; readonly rows: number; readonly sum: string }

const KeyColumn = t.type({ name: t.string })

const PIECE_CHARACTERS = 65_536

/**
 * Reads each row once, in primary key order; throws if a row cannot be read. One hash for a table; a copy in PostgreSQL, which sorts
 * texts differently, is compared by `withRow` instead, which takes one for each row.
 */
export const orderedChecksum = (
  db: DatabaseSync,
  { name, columns }: LedgerTable,
  isReadable: (row: TableRow) => boolean = () => true,
): OrderedChecksum => {
  const key = db
    .prepare('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk')
    .all(name)
    .map((row) => decodedRow('key of a table', KeyColumn, row).name)
  const select = db.prepare(
    `SELECT ${columns.join(', ')} FROM ${name} ORDER BY ${key.length === 0 ? 'rowid' : key.join(', ')}`,
  )
  select.setReturnArrays(true)
  const hash = createHash('sha256')
  let piece = ''
  let rows = 0
  for (const found of select.iterate()) {
    const row: TableRow = Object.values(found)
    if (!isReadable(row)) throw new DataFaultError({ tag: 'row', statement: name })
    piece += `${rowText(row)}\n`
    rows += 1
    if (piece.length < PIECE_CHARACTERS) continue
    hash.update(piece)
    piece = ''
  }
  return { table: name, rows, sum: hash.update(piece).digest('hex') }
}
