import { writeA1 } from './a1'
import { tabByTitle } from './book'
import { entered, filled } from './cell'
import { areaOfLocation } from './data-filter'
import { finderOf } from './finder'
import { displayed, effective } from './shown'
import type { Spreadsheet } from './spreadsheet'
import { rowsWithData, type Tab } from './tab'

const filledRows = (tab: Tab) => tab.rows.slice(0, rowsWithData(tab)).map(filled)

/** What people see in a tab. */
export const textsOf = (book: Spreadsheet, title: string): ReadonlyArray<ReadonlyArray<string>> => {
  const tab = tabByTitle(book.state(), title)
  const find = finderOf(tab)
  return filledRows(tab).map((cells, row) => Array.from(cells, (cell) => displayed(cell, row, find)))
}

/** The values of a tab with their types; formulas are computed, an empty cell is null. */
export const rawValuesOf = (
  book: Spreadsheet,
  title: string,
): ReadonlyArray<ReadonlyArray<string | number | boolean | null>> => {
  const tab = tabByTitle(book.state(), title)
  const find = finderOf(tab)
  return filledRows(tab).map((cells, row) =>
    Array.from(cells, (cell) => (cell === undefined ? null : (effective(cell, row, find) ?? null))),
  )
}

export const titlesOf = (book: Spreadsheet): ReadonlyArray<string> =>
  book.state().tabs.map(({ title }) => title)

/** All metadata with the cells of its place in A1 notation; null for the spreadsheet. */
export const metadataOf = (book: Spreadsheet) => {
  const state = book.state()
  return [...state.metadata.values()].map(({ metadataId, metadataKey, metadataValue = '', location }) => {
    const area = areaOfLocation(state, location)
    const tab = state.tabs.find(({ sheetId }) => sheetId === area?.sheetId)
    return {
      id: metadataId,
      key: metadataKey,
      value: metadataValue,
      type: location.type,
      place: area === null || tab === undefined ? null : writeA1(tab.title, area),
    }
  })
}

/** Every place where a text occurs: shown, entered, in a note, in a tab's name or in metadata. */
export const placesOf = (book: Spreadsheet, text: string): ReadonlyArray<string> => {
  const { tabs } = book.state()
  return [
    ...tabs.flatMap((tab) => {
      const find = finderOf(tab)
      const { sheetId } = tab
      return [
        ...(tab.title.includes(text) ? [`tab ${tab.title}`] : []),
        ...tab.rows.flatMap((cells, row) =>
          cells.flatMap((cell, column) =>
            cell !== undefined &&
            [displayed(cell, row, find), entered(cell), cell.note ?? ''].some((one) => one.includes(text))
              ? [
                  writeA1(tab.title, {
                    sheetId,
                    startRow: row,
                    endRow: row + 1,
                    startColumn: column,
                    endColumn: column + 1,
                  }),
                ]
              : [],
          ),
        ),
      ]
    }),
    ...metadataOf(book).flatMap(({ id, key, value }) =>
      `${key} ${value}`.includes(text) ? [`metadata ${id}`] : [],
    ),
  ]
}
