export type LedgerTable = { readonly name: string; readonly columns: ReadonlyArray<string> }

/** Values in the order of the table's columns. */
export type TableRow = ReadonlyArray<unknown>

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
