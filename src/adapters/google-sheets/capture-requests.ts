import { RESERVED } from '../../domain/delivery/marker'
import type { MovedColumns } from '../../domain/delivery/moved-columns'
import type { ColumnMark } from '../../domain/delivery/sheet-evidence'
import { markColumns, markerRequest, requireColumns, rowsOf } from './metadata-requests'
import type { Tab } from './read-tabs'

/** The title of a hidden tab that holds deleted rows until they are verified, with the id of the tab they are from. */
const PREFIX = 'dang-xoa'

/** The name of the hidden tab that holds the rows deleted from `tab` in the round `id`. */
export const captureTitle = (tab: number, id: number): string => `${PREFIX}-${tab}-${id}`

const TITLE = new RegExp(`^${PREFIX}-(\\d+)-\\d+$`)

/** The hidden tabs with rows of `tab`, and those whose tab no longer exists; only the latter if `tab` is null. */
export const capturesIn = (tabs: ReadonlyArray<Tab>, tab: Tab | null): ReadonlyArray<Tab> =>
  tabs.filter(({ title }) => {
    const [, from] = TITLE.exec(title) ?? []
    return (
      from !== undefined &&
      (Number(from) === tab?.sheetId || tabs.every(({ sheetId }) => sheetId !== Number(from)))
    )
  })

/** The call that deletes hidden tabs whose rows were verified. */
export const dropRequests = (captures: ReadonlyArray<number>) => ({
  requests: captures.map((sheetId) => ({ deleteSheet: { sheetId } })),
})

type Run = { readonly start: number; readonly count: number }

/** Consecutive rows as one run each, in ascending order. */
const runsOf = (rows: ReadonlyArray<number>): ReadonlyArray<Run> => {
  const runs: Array<Run> = []
  for (const row of rows.toSorted((one, other) => one - other)) {
    const last = runs.at(-1)
    if (last !== undefined && last.start + last.count === row)
      runs.splice(-1, 1, { ...last, count: last.count + 1 })
    else runs.push({ start: row, count: 1 })
  }
  return runs
}

/** `column`: the first column. */
type Corner = { readonly sheetId: number; readonly row: number; readonly column: number }

/** Copies rows, all columns if there is no `width`; a destination narrower than its source does not cut them off. */
const copyRows = (
  from: Corner,
  to: Corner,
  { rows, width }: { readonly rows: number; readonly width?: number },
) => {
  const rangeOf = ({ sheetId, row, column }: Corner) => ({
    sheetId,
    startRowIndex: row,
    endRowIndex: row + rows,
    startColumnIndex: column,
  })
  return {
    copyPaste: {
      source: { ...rangeOf(from), ...(width === undefined ? {} : { endColumnIndex: from.column + width }) },
      destination: { ...rangeOf(to), endColumnIndex: to.column + (width ?? 1) },
      pasteType: 'PASTE_NORMAL',
    },
  }
}

type Deletion = {
  readonly id: number
  readonly sheetId: number
  /** Indexes from 0. */
  readonly rows: ReadonlyArray<number>
  /** How many columns the hidden tab has; at least as many as the tab. */
  readonly width: number
  readonly columns: ReadonlyMap<string, number>
  readonly marks: ReadonlyArray<ColumnMark>
}

/**
 * One atomic call that copies rows to a hidden tab, deletes them, last row first, and creates a marker. The copy shows
 * afterwards which rows were deleted, even if somebody sorted the tab just before. The columns are marked in both tabs, and
 * Google refuses the call if a marked one has moved meanwhile.
 */
export const captureRequests = ({ id, sheetId, rows, width, columns, marks }: Deletion) => {
  const runs = runsOf(rows)
  const firsts = runs.map((_, index) => runs.slice(0, index).reduce((sum, { count }) => sum + count, 0))
  return {
    requests: [
      {
        addSheet: {
          properties: {
            sheetId: id,
            title: captureTitle(sheetId, id),
            hidden: true,
            gridProperties: { rowCount: rows.length, columnCount: width },
          },
        },
      },
      ...requireColumns(sheetId, columns, marks),
      ...runs.map(({ start, count }, index) =>
        copyRows(
          { sheetId, row: start, column: 0 },
          { sheetId: id, row: firsts[index] ?? 0, column: 0 },
          { rows: count },
        ),
      ),
      ...markColumns(sheetId, columns, marks),
      ...markColumns(id, columns, []),
      ...runs
        .toReversed()
        .map(({ start, count }) => ({ deleteDimension: { range: rowsOf(sheetId, start, count) } })),
      markerRequest(id, RESERVED),
    ],
  }
}

type Return = {
  readonly capture: number
  readonly sheetId: number
  /** Rows of the hidden tab, from 0. */
  readonly rows: ReadonlyArray<number>
  /** The row before which they are inserted, from 0. */
  readonly at: number
  readonly moved: ReadonlyArray<MovedColumns>
  readonly columns: ReadonlyMap<string, number>
  readonly marks: ReadonlyArray<ColumnMark>
}

/**
 * One atomic call that puts back rows that should not have been deleted, and deletes the hidden tab. Google refuses it if
 * a marked column has moved meanwhile.
 */
export const returnRequests = ({ capture, sheetId, rows, at, moved, columns, marks }: Return) => ({
  requests: [
    ...requireColumns(sheetId, columns, marks),
    ...runsOf(rows).flatMap(({ start, count }) => [
      { insertDimension: { range: rowsOf(sheetId, at, count), inheritFromBefore: false } },
      ...moved.map(({ from, to, width }) =>
        copyRows(
          { sheetId: capture, row: start, column: from },
          { sheetId, row: at, column: to },
          { rows: count, width },
        ),
      ),
    ]),
    { deleteSheet: { sheetId: capture } },
  ],
})
