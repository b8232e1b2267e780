import type { Cell } from './cell'
import { type Area, type Filter, NO_CELLS, padded, type Tab } from './tab'

export type Dimension = 'ROWS' | 'COLUMNS'

/** Rows or columns that come, go or move; `to` is counted before the move. */
export type Rearrangement =
  | { readonly kind: 'insert'; readonly at: number; readonly count: number }
  | { readonly kind: 'delete'; readonly at: number; readonly count: number }
  | { readonly kind: 'move'; readonly at: number; readonly count: number; readonly to: number }

/** Where what stood at an index stands afterwards; null if it was deleted. */
export const movedIndex = (change: Rearrangement, index: number): number | null => {
  const { kind, at, count } = change
  if (kind === 'insert') return index < at ? index : index + count
  if (kind === 'delete') return index < at ? index : index < at + count ? null : index - count
  const { to } = change
  if (index >= at && index < at + count) return index + (to > at ? to - at - count : to - at)
  if (index >= at + count && index < to) return index - count
  return index >= to && index < at ? index + count : index
}

const rearranged = <A>(list: ReadonlyArray<A>, change: Rearrangement, filler: A): ReadonlyArray<A> => {
  const { kind, at, count } = change
  if (kind === 'delete') return list.length <= at ? list : list.toSpliced(at, count)
  if (kind === 'insert')
    return list.length <= at ? list : list.toSpliced(at, 0, ...Array.from({ length: count }, () => filler))
  const whole = padded(list, Math.max(at + count, change.to), filler)
  const taken = whole.slice(at, at + count)
  const left = whole.toSpliced(at, count)
  return left.toSpliced(change.to > at ? change.to - count : change.to, 0, ...taken)
}

/**
 * Where the span from `start` to before `end` lies afterwards; null if nothing of it is left. A move takes along a span that
 * lies in what is moved, and no other.
 */
const movedSpan = (
  change: Rearrangement,
  start: number,
  end: number,
): readonly [start: number, end: number] | null => {
  const { kind, at, count } = change
  if (kind === 'insert') return [start >= at ? start + count : start, end > at ? end + count : end]
  if (kind === 'delete') {
    const cut = (index: number) => (index <= at ? index : Math.max(at, index - count))
    return cut(start) < cut(end) ? [cut(start), cut(end)] : null
  }
  if (start < at || end > at + count) return [start, end]
  const first = movedIndex(change, start) ?? start
  return [first, first + end - start]
}

/** The same for an area; one without an end on a side reaches to infinity there. */
export const movedArea = <A extends Omit<Area, 'sheetId'>>(
  area: A,
  dimension: Dimension,
  change: Rearrangement,
): A | null => {
  const span =
    dimension === 'ROWS'
      ? movedSpan(change, area.startRow, area.endRow)
      : movedSpan(change, area.startColumn, area.endColumn)
  if (span === null) return null
  const [start, end] = span
  return dimension === 'ROWS'
    ? { ...area, startRow: start, endRow: end }
    : { ...area, startColumn: start, endColumn: end }
}

const movedFilter = (filter: Filter | null, dimension: Dimension, change: Rearrangement): Filter | null => {
  const area = filter === null ? null : movedArea(filter.area, dimension, change)
  if (filter === null || area === null) return null
  if (dimension === 'ROWS') return { ...filter, area }
  const hidden = [...filter.hidden].flatMap(([column, texts]) => {
    const now = movedIndex(change, column)
    return now === null ? [] : [[now, texts] as const]
  })
  return { area, hidden: new Map(hidden) }
}

const sizeAfter = (size: number, { kind, count }: Rearrangement): number =>
  kind === 'insert' ? size + count : kind === 'delete' ? size - count : size

/**
 * Rearranges rows or columns of a tab with their cells and the filter's area. References of formulas to other cells stay as
 * they are written, which differs from the service.
 */
export const rearrangedTab = (tab: Tab, dimension: Dimension, change: Rearrangement): Tab => {
  const filter = movedFilter(tab.filter, dimension, change)
  if (dimension === 'ROWS')
    return {
      ...tab,
      filter,
      rowCount: sizeAfter(tab.rowCount, change),
      rows: rearranged(tab.rows, change, NO_CELLS),
    }
  return {
    ...tab,
    filter,
    columnCount: sizeAfter(tab.columnCount, change),
    rows: tab.rows.map((cells) => rearranged<Cell | undefined>(cells, change, undefined)),
  }
}
