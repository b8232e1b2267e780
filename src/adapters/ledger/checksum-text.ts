import type { TableRow } from './ledger-source'

/** The text of a row for checksums; its form must not change, because backups of earlier releases contain such checksums. */
export const rowText = (row: TableRow): string =>
  JSON.stringify(
    row.some((value) => value instanceof Uint8Array)
      ? row.map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value))
      : row,
  )
