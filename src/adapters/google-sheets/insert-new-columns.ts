import type { ColumnMark } from '../../domain/delivery/sheet-evidence'
import type { WholeLayout } from '../../domain/delivery/sheet-layout'
import { SHEET_COLUMNS, type Target } from '../../domain/registration/registration'

export type PlacedColumns = {
  readonly columns: ReadonlyMap<string, number>
  readonly marks: ReadonlyArray<ColumnMark>
  readonly headingRow: number
  /** In the order in which they are inserted. */
  readonly inserted: ReadonlyArray<{ readonly column: number; readonly heading: string }>
}

/** Inserts each column that is new in this release before the next of our columns, or after the last one. */
export const insertNewColumns = (
  target: Target,
  { columns: found, headingRow, missing }: WholeLayout,
  marks: ReadonlyArray<ColumnMark>,
): PlacedColumns => {
  const columns: ReadonlyArray<{ readonly name: string; readonly heading: string }> = SHEET_COLUMNS[target]
  return missing.reduce<PlacedColumns>(
    (result, name) => {
      const index = columns.findIndex((column) => column.name === name)
      const next = columns.slice(index + 1).flatMap((column) => result.columns.get(column.name) ?? [])
      const at = next[0] ?? Math.max(...result.columns.values()) + 1
      const moved = (column: number): number => (column >= at ? column + 1 : column)
      return {
        columns: new Map([
          ...[...result.columns].map(([each, column]) => [each, moved(column)] as const),
          [name, at],
        ]),
        marks: result.marks.map((mark) => ({ ...mark, column: moved(mark.column) })),
        headingRow,
        inserted: [...result.inserted, { column: at, heading: columns[index]?.heading ?? '' }],
      }
    },
    { columns: found, marks, headingRow, inserted: [] },
  )
}
