import type { DimensionRange } from './area'
import { type Actor, type Book, putTab, refuseTooLarge, tabById } from './book'
import { changed } from './cell'
import { followRearrangement } from './metadata'
import { moveProtections, refuseProtected, refuseProtectedTab } from './protection'
import { type Dimension, type Rearrangement, rearrangedTab } from './rearrange'
import { refusal } from './refusal'
import { type Area, cellAt, type Tab, wholeOf, withCells } from './tab'

const NAMES = { ROWS: 'row', COLUMNS: 'column' } as const

const sizeOf = (tab: Tab, dimension: Dimension): number =>
  dimension === 'ROWS' ? tab.rowCount : tab.columnCount

const spanOf = (tab: Tab, dimension: Dimension, start: number, end: number): Area =>
  dimension === 'ROWS'
    ? { ...wholeOf(tab), startRow: start, endRow: end }
    : { ...wholeOf(tab), startColumn: start, endColumn: end }

/** The rows or columns of a range; a missing end reaches to the last. */
const readSpan = (book: Book, range: DimensionRange | undefined) => {
  if (range?.dimension === undefined) throw refusal('a range with a dimension must be given')
  const tab = tabById(book, range.sheetId ?? 0)
  const size = sizeOf(tab, range.dimension)
  const { dimension, startIndex: start = 0, endIndex: end = size } = range
  if (start < 0 || end <= start) throw refusal(`range: the end must lie after the start`)
  return { tab, dimension, start, end, size }
}

/** Moves all that has a place in the tab. */
export const rearrange = (book: Book, tab: Tab, dimension: Dimension, change: Rearrangement): Tab => {
  const next = rearrangedTab(tab, dimension, change)
  putTab(book, next)
  followRearrangement(book, tab.sheetId, dimension, change)
  moveProtections(book, next, dimension, change)
  return next
}

/**
 * Deletes rows or columns with their metadata, also those that are hidden:
 * `developers.google.com/workspace/sheets/api/reference/rest/v4/spreadsheets/request#DeleteDimensionRequest`. That one that
 * is not frozen must be left is what the service says, and no page.
 */
export const deleteDimension = (
  book: Book,
  { range }: { readonly range?: DimensionRange },
  actor: Actor,
): void => {
  const { tab, dimension, start, end, size } = readSpan(book, range)
  const name = NAMES[dimension]
  if (end > size)
    throw refusal(
      `Cannot delete a ${name} that doesn't exist. Tried to delete ${name} index ${end - 1} but there are only ${size} ${name}s.`,
    )
  const frozen = dimension === 'ROWS' ? tab.frozenRows : tab.frozenColumns
  if (size - frozen - (end - Math.max(start, frozen)) < 1 && end > frozen)
    throw refusal(`You can't delete all the ${name}s on the sheet.`)
  refuseProtected(book, actor, spanOf(tab, dimension, start, end))
  const next = rearrange(book, tab, dimension, { kind: 'delete', at: start, count: end - start })
  const left = Math.max(0, Math.min(end, frozen) - start)
  if (left > 0)
    putTab(
      book,
      dimension === 'ROWS'
        ? { ...next, frozenRows: frozen - left }
        : { ...next, frozenColumns: frozen - left },
    )
}

/** New rows or columns take the formats of those before or after them: `…/request#InsertDimensionRequest`. */
const inherit = (tab: Tab, dimension: Dimension, start: number, end: number, isBefore: boolean): Tab => {
  const from = isBefore ? start - 1 : end
  if (dimension === 'ROWS' && (tab.rows[from] ?? []).every((cell) => cell?.format === undefined)) return tab
  return withCells(
    tab,
    {
      ...spanOf(tab, dimension, start, end),
      ...(dimension === 'ROWS' ? { endColumn: tab.rows[from]?.length ?? 0 } : { endRow: tab.rows.length }),
    },
    (cell, row, column) =>
      changed(cell, {
        format: (dimension === 'ROWS' ? cellAt(tab, from, column) : cellAt(tab, row, from))?.format,
      }),
  )
}

export const insertDimension = (
  book: Book,
  {
    range,
    inheritFromBefore = false,
  }: {
    readonly range?: DimensionRange
    readonly inheritFromBefore?: boolean
  },
  actor: Actor,
): void => {
  const { tab, dimension, start, end, size } = readSpan(book, range)
  if (start > size) throw refusal(`range.startIndex ${start} is outside the grid`)
  if (inheritFromBefore && start === 0) throw refusal('inheritFromBefore requires a startIndex above 0')
  // Only inside of what is protected: before it or after it new rows move it, and change none of its cells.
  if (start > 0 && start < size) {
    const [before, after] = [
      spanOf(tab, dimension, start - 1, start),
      spanOf(tab, dimension, start, start + 1),
    ]
    const inside = book.protections.filter(({ area }) =>
      dimension === 'ROWS'
        ? area.startRow <= before.startRow && area.endRow >= after.endRow
        : area.startColumn <= before.startColumn && area.endColumn >= after.endColumn,
    )
    refuseProtected({ ...book, protections: inside }, actor, before)
  }
  refuseProtectedTab(book, actor, tab.sheetId)
  const next = rearrange(book, tab, dimension, { kind: 'insert', at: start, count: end - start })
  putTab(book, inherit(next, dimension, start, end, inheritFromBefore))
  refuseTooLarge(book, actor)
}

/** `destinationIndex` is counted before the move: `…/request#MoveDimensionRequest`. */
export const moveDimension = (
  book: Book,
  {
    source,
    destinationIndex: to = 0,
  }: {
    readonly source?: DimensionRange
    readonly destinationIndex?: number
  },
  actor: Actor,
): void => {
  const { tab, dimension, start, end, size } = readSpan(book, source)
  if (end > size || to < 0 || to > size) throw refusal('the move reaches outside the grid')
  if (to > start && to < end) throw refusal('destinationIndex must not lie in the source')
  refuseProtected(book, actor, spanOf(tab, dimension, Math.min(start, to), Math.max(end, to)))
  rearrange(book, tab, dimension, { kind: 'move', at: start, count: end - start, to })
}
