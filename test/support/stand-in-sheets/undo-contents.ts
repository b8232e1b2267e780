import { type Book, putTab, tabById } from './book'
import { type Location, sheetOf } from './metadata'
import { NO_CELLS, padded, type Tab } from './tab'
import { type Later, placeNow } from './undo-places'

/** A call wrote since into a cell that the action changed. No page says what the editor does then; here the action stays. */
export class WrittenSince extends Error {}

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
      if (columnNow === null) continue
      if (cells[columnNow] !== latter[column]) throw new WrittenSince()
      cells[columnNow] = former[column]
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

const locationNow = (later: ReadonlyArray<Later>, location: Location): Location | null => {
  if (location.type === 'SPREADSHEET' || location.type === 'SHEET') return location
  const index = placeNow(
    later,
    location.sheetId,
    location.type === 'ROW' ? 'ROWS' : 'COLUMNS',
    location.index,
  )
  return index === null ? null : { ...location, index }
}

/** What a call deleted since stays deleted. */
const restoreMetadata = (draft: Book, before: Book, after: Book, later: ReadonlyArray<Later>): void => {
  const metadata = new Map(draft.metadata)
  for (const [id, entry] of before.metadata) {
    const location = locationNow(later, entry.location)
    const isGoneSince = after.metadata.has(id) && !draft.metadata.has(id)
    if (after.metadata.get(id) !== entry && location !== null && !isGoneSince)
      metadata.set(id, { ...entry, location })
  }
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

/** Puts back what a request changed without rearranging rows or columns; all else stays as it is now. */
export const restoreContents = (
  draft: Book,
  before: Book,
  after: Book,
  later: ReadonlyArray<Later>,
): void => {
  restoreTabs(draft, before, after, later)
  restoreMetadata(draft, before, after, later)
  restoreProtections(draft, before, after)
}
