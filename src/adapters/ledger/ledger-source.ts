export type LedgerTable = { readonly name: string; readonly columns: ReadonlyArray<string> }

/** Values in the order of the table's columns. */
export type TableRow = ReadonlyArray<unknown>

export type SourceTable = LedgerTable & {
  readonly count: number
  readonly read: () => Iterable<TableRow>
}

/** A whole ledger as a copy of it is made: its tables, those that others refer to first, and the highest numbers ever given. */
export type LedgerSource = {
  readonly tables: ReadonlyArray<SourceTable>
  readonly lastNumbers: Readonly<Record<'registration' | 'quarantine', number>>
}
