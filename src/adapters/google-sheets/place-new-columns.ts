import type { ColumnMark } from '../../domain/delivery/sheet-evidence'
import type { WholeLayout } from '../../domain/delivery/sheet-layout'
import { KINDS, type Target } from '../../domain/registration/registration'

export type PlacedColumns = {
  readonly columns: ReadonlyMap<string, number>
  readonly marks: ReadonlyArray<ColumnMark>
  readonly headingRow: number
  /** In the order in which they are inserted. */
  readonly inserted: ReadonlyArray<{ readonly column: number; readonly heading: string }>
}

/** Gives each column that is new in this release the place before the next one, where it is inserted. */
export const placeNewColumns = (
  target: Target,
  { columns: found, headingRow, missing }: WholeLayout,
  marks: ReadonlyArray<ColumnMark>,
): PlacedColumns => {
  const columns: ReadonlyArray<{ readonly name: string; readonly heading: string }> = KINDS[target].columns
  return missing.reduce<PlacedColumns>(
    (placed, name) => {
      const index = columns.findIndex((column) => column.name === name)
      const next = columns.slice(index + 1).flatMap((column) => placed.columns.get(column.name) ?? [])
      const at = next[0] ?? Math.max(...placed.columns.values()) + 1
      const moved = (place: number): number => (place >= at ? place + 1 : place)
      return {
        columns: new Map([
          ...[...placed.columns].map(([each, place]) => [each, moved(place)] as const),
          [name, at],
        ]),
        marks: placed.marks.map((mark) => ({ ...mark, column: moved(mark.column) })),
        headingRow,
        inserted: [...placed.inserted, { column: at, heading: columns[index]?.heading ?? '' }],
      }
    },
    { columns: found, marks, headingRow, inserted: [] },
  )
}
