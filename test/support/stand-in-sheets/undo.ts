import type { DimensionRange } from './area'
import type { Request } from './batch-update'
import { type Book, putTab, tabById } from './book'
import { rearrange } from './dimension-requests'
import { sheetOf } from './metadata'
import { type Dimension, movedIndex, type Rearrangement } from './rearrange'
import { cellAt, NO_CELLS, padded, type Tab, wholeOf, withCells } from './tab'

type Step = readonly [before: Book, request: Request, after: Book]

type Later = { readonly sheetId: number; readonly dimension: Dimension; readonly change: Rearrangement }

const rearrangementOf = ({
  deleteDimension,
  insertDimension,
  moveDimension,
}: Request): ReadonlyArray<Later> => {
  const read = (range: DimensionRange | undefined, change: (at: number, count: number) => Rearrangement) => {
    if (range === undefined) return []
    const { sheetId = 0, dimension, startIndex = 0, endIndex = startIndex + 1 } = range
    return [{ sheetId, dimension, change: change(startIndex, endIndex - startIndex) }]
  }
  return [
    ...read(deleteDimension?.range, (at, count) => ({ kind: 'delete', at, count })),
    ...read(insertDimension?.range, (at, count) => ({ kind: 'insert', at, count })),
    ...read(moveDimension?.source, (at, count) => ({
      kind: 'move',
      at,
      count,
      to: moveDimension?.destinationIndex ?? 0,
    })),
  ]
}

/** Where a row or column of then is now; null if a call deleted it since. */
const placeNow = (
  later: ReadonlyArray<Later>,
  sheetId: number,
  dimension: Dimension,
  index: number,
): number | null =>
  later.reduce<number | null>(
    (place, one) =>
      place === null || one.sheetId !== sheetId || one.dimension !== dimension
        ? place
        : movedIndex(one.change, place),
    index,
  )

/** Puts back the cells that the step changed, where they are now. */
const restoreCells = (draft: Book, before: Tab, after: Tab, later: ReadonlyArray<Later>): void => {
  const { sheetId } = before
  const now = tabById(draft, sheetId)
  const height = Math.max(before.rows.length, after.rows.length)
  const rows = padded(now.rows, Math.min(height, now.rowCount), NO_CELLS).slice()
  for (let row = 0; row < height; row += 1) {
    const [former, latter] = [before.rows[row] ?? NO_CELLS, after.rows[row] ?? NO_CELLS]
    const rowNow = former === latter ? null : placeNow(later, sheetId, 'ROWS', row)
    if (rowNow === null) continue
    const cells = [...(rows[rowNow] ?? NO_CELLS)]
    for (let column = 0; column < Math.max(former.length, latter.length); column += 1) {
      if (former[column] === latter[column]) continue
      const columnNow = placeNow(later, sheetId, 'COLUMNS', column)
      if (columnNow !== null) cells[columnNow] = former[column]
    }
    rows[rowNow] = Array.from(cells)
  }
  putTab(draft, { ...now, rows: Array.from(rows, (cells) => cells ?? NO_CELLS) })
}

const restoreTabs = (draft: Book, before: Book, after: Book, later: ReadonlyArray<Later>): void => {
  const [former, latter, now] = [before, after, draft].map(
    ({ tabs }) => new Map(tabs.map((tab) => [tab.sheetId, tab] as const)),
  ) as [Map<number, Tab>, Map<number, Tab>, Map<number, Tab>]
  draft.tabs = draft.tabs.filter(({ sheetId }) => former.has(sheetId) || !latter.has(sheetId))
  for (const [index, tab] of before.tabs.entries()) {
    const changed = latter.get(tab.sheetId)
    const current = now.get(tab.sheetId)
    if (changed === undefined) draft.tabs = draft.tabs.toSpliced(index, 0, tab)
    else if (changed !== tab && current !== undefined) {
      const { title, isHidden, filter } = tab
      putTab(draft, {
        ...current,
        ...(changed.title === title ? {} : { title }),
        ...(changed.isHidden === isHidden ? {} : { isHidden }),
        ...(changed.filter === filter ? {} : { filter }),
      })
      restoreCells(draft, tab, changed, later)
    }
  }
}

const restoreMetadata = (draft: Book, before: Book, after: Book): void => {
  const metadata = new Map(draft.metadata)
  for (const [id, entry] of before.metadata) if (after.metadata.get(id) !== entry) metadata.set(id, entry)
  for (const id of after.metadata.keys()) if (!before.metadata.has(id)) metadata.delete(id)
  const ids = new Set(draft.tabs.map(({ sheetId }) => sheetId))
  draft.metadata = new Map(
    [...metadata].filter(([, { location }]) => {
      const sheetId = sheetOf(location)
      return sheetId === null || ids.has(sheetId)
    }),
  )
}

const restoreProtections = (draft: Book, before: Book, after: Book): void => {
  const added = after.protections.filter(({ id }) => !before.protections.some((one) => one.id === id))
  const removed = before.protections.filter(({ id }) => !after.protections.some((one) => one.id === id))
  draft.protections = [
    ...draft.protections.filter(({ id }) => !added.some((one) => one.id === id)),
    ...removed,
  ]
}

/** Rows or columns that were deleted come back with cells and metadata, those that came go. */
const turnBack = (
  draft: Book,
  before: Book,
  { sheetId, dimension, change }: Later,
  later: ReadonlyArray<Later>,
): void => {
  const now = (index: number) => placeNow(later, sheetId, dimension, index)
  const { at, count } = change
  const tab = () => tabById(draft, sheetId)
  if (change.kind === 'insert') {
    const places = Array.from({ length: count }, (_, offset) => now(at + offset))
    for (const place of places.filter((one) => one !== null).toSorted((one, other) => other - one))
      rearrange(draft, tab(), dimension, { kind: 'delete', at: place, count: 1 })
    return
  }
  if (change.kind === 'move') {
    const place = now(change.to > at ? change.to - count : change.to)
    if (place === null) return
    rearrange(draft, tab(), dimension, { kind: 'move', at: place, count, to: at > place ? at + count : at })
    return
  }
  const place = Math.min(now(at) ?? at, dimension === 'ROWS' ? tab().rowCount : tab().columnCount)
  rearrange(draft, tab(), dimension, { kind: 'insert', at: place, count })
  const former = tabById(before, sheetId)
  const whole = wholeOf(tab())
  const area =
    dimension === 'ROWS'
      ? { ...whole, startRow: place, endRow: place + count }
      : { ...whole, endRow: tab().rows.length, startColumn: place, endColumn: place + count }
  putTab(
    draft,
    withCells(tab(), area, (_, row, column) =>
      dimension === 'ROWS'
        ? cellAt(former, at + row - place, column)
        : cellAt(former, row, at + column - place),
    ),
  )
  const type = dimension === 'ROWS' ? 'ROW' : 'COLUMN'
  const metadata = new Map(draft.metadata)
  for (const [id, entry] of before.metadata) {
    const { location } = entry
    if (location.type !== type || location.sheetId !== sheetId) continue
    const offset = location.index - at
    if (offset >= 0 && offset < count)
      metadata.set(id, { ...entry, location: { ...location, index: place + offset } })
  }
  draft.metadata = metadata
}

/** Keeps what the owner did, and takes back the last action step by step. That rows which come back have their metadata again is assumed, as no page says it. */
export const createUndo = () => {
  const actions: Array<{ readonly steps: ReadonlyArray<Step>; readonly later: Array<Later> }> = []
  return {
    keep: (steps: ReadonlyArray<Step>) => {
      for (const { later } of actions) later.push(...steps.flatMap(([, request]) => rearrangementOf(request)))
      actions.push({ steps, later: [] })
    },
    /** Notes what calls rearranged since. */
    follow: (requests: ReadonlyArray<Request>) => {
      for (const { later } of actions) later.push(...requests.flatMap(rearrangementOf))
    },
    takeBack: (draft: Book): void => {
      const last = actions.pop()
      if (last === undefined) throw new Error('there is nothing to undo')
      const { steps, later } = last
      for (const step of steps.toReversed()) {
        const [before, request, after] = step
        const [own] = rearrangementOf(request)
        if (own !== undefined) turnBack(draft, before, own, later)
        else {
          restoreTabs(draft, before, after, later)
          restoreMetadata(draft, before, after)
          restoreProtections(draft, before, after)
        }
      }
    },
  }
}
