import { areaOf, type GridRange } from './area'
import { type Actor, type Book, putTab, tabById } from './book'
import type { Value } from './cell'
import { cellsOf } from './cell-requests'
import { finderOf } from './finder'
import { relocated } from './metadata'
import { refuseProtected } from './protection'
import { refusal } from './refusal'
import { effective } from './shown'
import { type Area, cellAt, type Tab, withCells } from './tab'

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
