export type LedgerTable = { readonly name: string; readonly columns: ReadonlyArray<string> }

/** Values in the order of the table's columns. */
export type TableRow = ReadonlyArray<unknown>

export type SourceTable = LedgerTable & {
  readonly count: number
  readonly read: () => Iterable<TableRow>
}

/** A ledger to be copied: its tables, referenced ones first, and the highest ids ever assigned. */
export type LedgerSource = {
  readonly tables: ReadonlyArray<SourceTable>
  readonly lastNumbers: Readonly<Record<'registration' | 'quarantine', number>>
}
