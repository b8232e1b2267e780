import { areaOf, type GridRange, rangeOf } from './area'
import { type Actor, type Book, putTab, tabById } from './book'
import { changed, isFormula, type Value } from './cell'
import { cellsOf } from './cell-requests'
import { finderOf } from './finder'
import { relocated } from './metadata'
import { refuseProtected } from './protection'
import { refusal } from './refusal'
import { displayed, effective } from './shown'
import { type Area, cellAt, type Filter, type Tab, withCells } from './tab'
import { typedCell } from './typed-cell'

export type SortSpec = {
  readonly dimensionIndex?: number
  readonly sortOrder?: 'ASCENDING' | 'DESCENDING'
}

type Plain = Exclude<Value, object> | undefined

const rank = (value: Plain): number => ['number', 'string', 'boolean'].indexOf(typeof value)

const compare = (one: Plain, other: Plain): number => {
  if (rank(one) !== rank(other)) return rank(one) - rank(other)
  if (typeof one === 'string') return one.localeCompare(String(other), 'vi')
  return Number(one) - Number(other)
}

/** The former index of each row of the sorted area; empty cells come last in either order. */
const sortedOrder = (tab: Tab, area: Area, specs: ReadonlyArray<SortSpec>): ReadonlyArray<number> => {
  const find = finderOf(tab)
  const keys = Array.from({ length: area.endRow - area.startRow }, (_, offset) => {
    const row = area.startRow + offset
    return {
      row,
      values: specs.map(({ dimensionIndex = 0 }): Plain => {
        const cell = cellAt(tab, row, dimensionIndex)
        return cell === undefined ? undefined : effective(cell, row, find)
      }),
    }
  })
  return keys
    .toSorted((one, other) => {
      for (const [index, { sortOrder }] of specs.entries()) {
        const [a, b] = [one.values[index], other.values[index]]
        if (a === undefined || b === undefined) {
          if (a !== b) return a === undefined ? 1 : -1
        } else {
          const order = compare(a, b) * (sortOrder === 'DESCENDING' ? -1 : 1)
          if (order !== 0) return order
        }
      }
      return one.row - other.row
    })
    .map(({ row }) => row)
}

/**
 * Sorts the rows of a range: `developers.google.com/workspace/sheets/api/reference/rest/v4/spreadsheets/request#SortRangeRequest`.
 * Contents, formats and notes of the cells in the range change places, and no row does. Whether metadata of the rows
 * follows is not documented: see `Settings.metadataFollowsSort`. The order of letters is Vietnamese; hidden rows take part.
 */
export const sortRange = (
  book: Book,
  {
    range = {},
    sortSpecs = [],
  }: {
    readonly range?: GridRange
    readonly sortSpecs?: ReadonlyArray<SortSpec>
  },
  actor: Actor,
): void => {
  const area = areaOf(book, range)
  if (sortSpecs.length === 0) throw refusal('sortSpecs must not be empty')
  refuseProtected(book, actor, area)
  const tab = tabById(book, area.sheetId)
  const order = sortedOrder(tab, area, sortSpecs)
  const cells = cellsOf(tab, area)
  putTab(
    book,
    withCells(tab, area, (_, row, column) => {
      const from = (order[row - area.startRow] ?? row) - area.startRow
      return cells[from]?.[column - area.startColumn]
    }),
  )
  if (!actor.settings.metadataFollowsSort) return
  const places = new Map(order.map((former, index) => [former, area.startRow + index]))
  book.metadata = relocated(book.metadata, (location) =>
    location.type === 'ROW' && location.sheetId === area.sheetId
      ? { ...location, index: places.get(location.index) ?? location.index }
      : location,
  )
}

type FilterBody = {
  readonly range?: GridRange
  readonly sortSpecs?: ReadonlyArray<SortSpec>
  readonly filterSpecs?: ReadonlyArray<{
    readonly columnIndex?: number
    readonly filterCriteria?: { readonly hiddenValues?: ReadonlyArray<string> }
  }>
}

/** A filter hides rows and moves none; with `sortSpecs` it sorts them, too: `…/request#SetBasicFilterRequest`. Rows are hidden by what they show now, where the service decides when the filter is set. */
export const setBasicFilter = (
  book: Book,
  { filter: { range = {}, sortSpecs = [], filterSpecs = [] } = {} }: { readonly filter?: FilterBody },
  actor: Actor,
): void => {
  const area = areaOf(book, range)
  const hidden = filterSpecs.map(
    ({ columnIndex = 0, filterCriteria = {} }) => [columnIndex, filterCriteria.hiddenValues ?? []] as const,
  )
  if (sortSpecs.length > 0)
    sortRange(book, { range: { ...rangeOf(area), startRowIndex: area.startRow + 1 }, sortSpecs }, actor)
  putTab(book, { ...tabById(book, area.sheetId), filter: { area, hidden: new Map(hidden) } })
}

export const clearBasicFilter = (book: Book, { sheetId = 0 }: { readonly sheetId?: number }): void =>
  putTab(book, { ...tabById(book, sheetId), filter: null })

/** Whether a filter hides a row; never the heading's. */
export const isFilteredOut = (tab: Tab, filter: Filter, row: number): boolean =>
  row > filter.area.startRow &&
  row < filter.area.endRow &&
  [...filter.hidden].some(([column, texts]) =>
    texts.includes(displayed(cellAt(tab, row, column), row, finderOf(tab))),
  )

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** `…/request#FindReplaceRequest`; the result is taken as if a person typed it. */
export const findReplace = (
  book: Book,
  {
    find = '',
    replacement = '',
    matchCase = false,
    matchEntireCell = false,
    includeFormulas = false,
    range,
    sheetId,
    allSheets,
  }: {
    readonly find?: string
    readonly replacement?: string
    readonly matchCase?: boolean
    readonly matchEntireCell?: boolean
    readonly includeFormulas?: boolean
    readonly range?: GridRange
    readonly sheetId?: number
    readonly allSheets?: boolean
  },
  actor: Actor,
) => {
  if ([range, sheetId, allSheets].filter((given) => given !== undefined).length !== 1)
    throw refusal('exactly one of range, sheetId and allSheets must be given')
  if (find === '') throw refusal('find must not be empty')
  const body = matchEntireCell ? `^${escaped(find)}$` : escaped(find)
  const wanted = new RegExp(body, matchCase ? 'g' : 'gi')
  const areas = (
    allSheets === true ? book.tabs.map((tab) => tab.sheetId) : [sheetId ?? range?.sheetId ?? 0]
  ).map((id) => areaOf(book, range ?? { sheetId: id }))
  const count = {
    valuesChanged: 0,
    formulasChanged: 0,
    rowsChanged: 0,
    sheetsChanged: 0,
    occurrencesChanged: 0,
  }
  for (const area of areas) {
    const tab = tabById(book, area.sheetId)
    const finder = finderOf(tab)
    const rows = new Set<number>()
    const filled = { ...area, endRow: Math.max(area.startRow, Math.min(area.endRow, tab.rows.length)) }
    const next = withCells(tab, filled, (cell, row, column) => {
      if (cell?.value === undefined || (isFormula(cell.value) && !includeFormulas)) return cell
      const text = isFormula(cell.value) ? cell.value.formula : displayed(cell, row, finder)
      const hits = text.match(wanted)?.length ?? 0
      if (hits === 0) return cell
      refuseProtected(book, actor, {
        ...area,
        startRow: row,
        endRow: row + 1,
        startColumn: column,
        endColumn: column + 1,
      })
      rows.add(row)
      count.occurrencesChanged += hits
      count[isFormula(cell.value) ? 'formulasChanged' : 'valuesChanged'] += 1
      return changed(
        typedCell(
          text.replaceAll(wanted, () => replacement),
          cell,
        ),
        {},
      )
    })
    count.rowsChanged += rows.size
    count.sheetsChanged += rows.size > 0 ? 1 : 0
    if (rows.size > 0) putTab(book, next)
  }
  return { findReplace: Object.fromEntries(Object.entries(count).filter(([, n]) => n > 0)) }
}
