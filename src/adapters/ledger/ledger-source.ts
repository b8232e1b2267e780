export type LedgerTable = { readonly name: string; readonly columns: ReadonlyArray<string> }

/** Values in the order of the table's columns. */
export type TableRow = ReadonlyArray<unknown>

/** The text of a row for checksums; its form must not change, because backups of earlier releases contain such checksums. */
export const rowText = (row: TableRow): string =>
  JSON.stringify(
    row.some((value) => value instanceof Uint8Array)
      ? row.map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value))
      : row,
  )

export type SourceTable = LedgerTable & {
  readonly count: number
  readonly read: () => Iterable<TableRow>
}

/** Tables whose ids are never reused, even after rows were erased. */
export const NUMBERED_TABLES = ['registration', 'quarantine'] as const
export type NumberedTable = (typeof NUMBERED_TABLES)[number]

/** A ledger to be copied: its tables, referenced ones first, and the highest ids ever assigned. */
export type LedgerSource = {
  readonly tables: ReadonlyArray<SourceTable>
  readonly lastNumbers: Readonly<Record<NumberedTable, number>>
}
