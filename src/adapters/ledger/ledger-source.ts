export type LedgerTable = { readonly name: string; readonly columns: ReadonlyArray<string> }

/** Values in the order of the table's columns. */
export type TableRow = ReadonlyArray<unknown>

export type SourceTable = LedgerTable & {
  readonly count: number
  readonly read: () => Iterable<TableRow>
}

/** Tables whose ids are never reused, even after rows were erased. */
export const ID_TABLES = ['registration', 'quarantine'] as const
export type IdTable = (typeof ID_TABLES)[number]

/** A ledger to be copied: its tables, referenced ones first, and the highest ids ever assigned. */
export type LedgerSource = {
  readonly tables: ReadonlyArray<SourceTable>
  readonly lastIds: Readonly<Record<IdTable, number>>
}
