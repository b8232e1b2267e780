import { readA1 } from './a1'
import { rangeOf } from './area'
import type { Actor, Book } from './book'
import { cellBody } from './cell-data'
import { asksFor, type Mask, masked, refuseUnknownFields } from './field-mask'
import { finderOf } from './finder'
import { SPREADSHEET_FIELDS } from './known-fields'
import { type Metadata, metadataBody } from './metadata'
import { protectedRangeBody } from './protection'
import { type Area, type Tab, wholeOf } from './tab'
import { propertiesBody } from './tab-requests'

const listed = <Name extends string, A>(name: Name, list: ReadonlyArray<A>) =>
  list.length === 0 ? {} : ({ [name]: list } as { readonly [name in Name]: ReadonlyArray<A> })

const metadataAt = (book: Book, isThere: (entry: Metadata) => boolean) =>
  listed('developerMetadata', [...book.metadata.values()].filter(isThere).map(metadataBody))

const byIndex = (
  book: Book,
  type: 'ROW' | 'COLUMN',
  id: number,
): ReadonlyMap<number, ReadonlyArray<object>> => {
  const found = new Map<number, Array<object>>()
  for (const entry of book.metadata.values()) {
    const { location } = entry
    if (location.type !== type || location.sheetId !== id) continue
    const there = found.get(location.index) ?? []
    there.push(metadataBody(entry))
    found.set(location.index, there)
  }
  return found
}

const ROW_PIXELS = 21
const COLUMN_PIXELS = 100

const span = <A>(start: number, end: number, of: (index: number) => A): ReadonlyArray<A> =>
  Array.from({ length: end - start }, (_, offset) => of(start + offset))

const rowDataOf = (tab: Tab, { startRow, endRow, startColumn, endColumn }: Area) => {
  const find = finderOf(tab)
  const rows = span(startRow, Math.max(startRow, Math.min(endRow, tab.rows.length)), (row) => {
    const cells = (tab.rows[row] ?? []).slice(startColumn, endColumn)
    const width = cells.findLastIndex((cell) => cell !== undefined) + 1
    return listed(
      'values',
      cells.slice(0, width).map((cell) => cellBody(cell, row, find)),
    )
  })
  return rows.slice(0, rows.findLastIndex((row) => 'values' in row) + 1)
}

/**
 * `developers.google.com/workspace/sheets/api/reference/rest/v4/spreadsheets/sheets#GridData`. Row and column metadata have a
 * member for each row and column of the area, row data ends with the last cell that has something; a start at 0 is left out.
 */
const gridData = (book: Book, tab: Tab, area: Area, mask: Mask) => {
  const { startRow, endRow, startColumn, endColumn } = area
  const [ofRows, ofColumns] = [byIndex(book, 'ROW', tab.sheetId), byIndex(book, 'COLUMN', tab.sheetId)]
  return {
    ...(startRow === 0 ? {} : { startRow }),
    ...(startColumn === 0 ? {} : { startColumn }),
    ...(asksFor(mask, 'rowData') ? listed('rowData', rowDataOf(tab, area)) : {}),
    ...(asksFor(mask, 'rowMetadata')
      ? {
          rowMetadata: span(startRow, endRow, (row) => ({
            pixelSize: ROW_PIXELS,
            ...listed('developerMetadata', ofRows.get(row) ?? []),
          })),
        }
      : {}),
    ...(asksFor(mask, 'columnMetadata')
      ? {
          columnMetadata: span(startColumn, endColumn, (column) => ({
            pixelSize: COLUMN_PIXELS,
            ...listed('developerMetadata', ofColumns.get(column) ?? []),
          })),
        }
      : {}),
  }
}

const filterBody = ({ filter, sheetId }: Tab) =>
  filter === null
    ? {}
    : {
        basicFilter: {
          range: rangeOf({ ...filter.area, sheetId }),
          ...listed(
            'filterSpecs',
            [...filter.hidden].map(([columnIndex, hiddenValues]) => ({
              columnIndex,
              filterCriteria: { hiddenValues },
            })),
          ),
        },
      }

const dataMask = (mask: Mask): Mask => {
  const sheets = mask === true ? true : (mask.sheets ?? {})
  return sheets === true ? true : (sheets.data ?? {})
}

export type Wanted = {
  /** Null for all tabs, each whole. */
  readonly areas: ReadonlyArray<Area> | null
  readonly isGridDataWanted: boolean
  /** Null if no field mask was given: a mask decides alone whether there is grid data. */
  readonly mask: Mask | null
}

/**
 * Answers `spreadsheets.get` (`…/reference/rest/v4/spreadsheets/get`): with ranges only their tabs, and a member of `data`
 * for each.
 */
export const getSpreadsheet = (
  book: Book,
  { areas, isGridDataWanted, mask }: Wanted,
  actor: Actor,
): unknown => {
  if (mask !== null) refuseUnknownFields(mask, SPREADSHEET_FIELDS)
  const fields = mask ?? true
  const hasData = mask === null ? isGridDataWanted : mask === true || asksFor(mask, 'sheets', 'data')
  const ids = areas === null ? book.tabs.map(({ sheetId }) => sheetId) : areas.map(({ sheetId }) => sheetId)
  const sheets = book.tabs.flatMap((tab, index) => {
    const { sheetId } = tab
    if (!ids.includes(sheetId)) return []
    const wanted = areas === null ? [wholeOf(tab)] : areas.filter((area) => area.sheetId === sheetId)
    return [
      {
        properties: propertiesBody(tab, index),
        ...(hasData ? { data: wanted.map((area) => gridData(book, tab, area, dataMask(fields))) } : {}),
        ...filterBody(tab),
        ...listed(
          'protectedRanges',
          book.protections
            .filter(({ area }) => area.sheetId === sheetId)
            .map((one) => protectedRangeBody(one, actor)),
        ),
        ...metadataAt(book, ({ location }) => location.type === 'SHEET' && location.sheetId === sheetId),
      },
    ]
  })
  return masked(
    {
      spreadsheetId: book.id,
      properties: { title: book.id, locale: 'vi_VN', timeZone: 'Asia/Ho_Chi_Minh' },
      sheets,
      ...metadataAt(book, ({ location }) => location.type === 'SPREADSHEET'),
    },
    fields,
  )
}

export const areasOfRanges = (book: Book, ranges: ReadonlyArray<string>): ReadonlyArray<Area> | null =>
  ranges.length === 0 ? null : ranges.map((range) => readA1(book, range))
