import type { GridRange } from './area'
import { columnIndex } from './column-letters'
import type { Grip } from './grip'
import { rowsWithData } from './tab'

type Protected = {
  /** In rows from 1 and columns by letter; the whole tab without it. */
  readonly columns?: string
  readonly rows?: readonly [first: number, last: number]
  readonly isWarningOnly?: boolean
  /** Addresses that may edit it nevertheless. */
  readonly editors?: ReadonlyArray<string>
}

/** Staff sort and filter tabs, and add, rename, copy, hide, delete and protect them. */
export const createTabHands = ({ act, book, tabOf, idOf }: Grip) => {
  const dataRange = (title: string): GridRange => {
    const tab = tabOf(title)
    return {
      sheetId: tab.sheetId,
      startRowIndex: 0,
      endRowIndex: Math.max(2, rowsWithData(tab)),
      startColumnIndex: 0,
      endColumnIndex: tab.columnCount,
    }
  }

  return {
    /** Sorts all rows below the heading, or only some columns of them, which tears rows apart. */
    sort: (
      title: string,
      column: string,
      order: 'asc' | 'desc' = 'asc',
      columns?: readonly [first: string, last: string],
    ) =>
      act({
        sortRange: {
          range: {
            ...dataRange(title),
            startRowIndex: 1,
            ...(columns === undefined
              ? {}
              : { startColumnIndex: columnIndex(columns[0]), endColumnIndex: columnIndex(columns[1]) + 1 }),
          },
          sortSpecs: [
            { dimensionIndex: columnIndex(column), sortOrder: order === 'asc' ? 'ASCENDING' : 'DESCENDING' },
          ],
        },
      }),
    setFilter: (title: string, column: string, hiddenValues: ReadonlyArray<string>) =>
      act({
        setBasicFilter: {
          filter: {
            range: dataRange(title),
            filterSpecs: [{ columnIndex: columnIndex(column), filterCriteria: { hiddenValues } }],
          },
        },
      }),
    clearFilter: (title: string) => act({ clearBasicFilter: { sheetId: idOf(title) } }),
    addTab: (title: string) => act({ addSheet: { properties: { title } } }),
    renameTab: (from: string, to: string) =>
      act({ updateSheetProperties: { properties: { sheetId: idOf(from), title: to }, fields: 'title' } }),
    duplicateTab: (from: string, to: string) =>
      act({
        duplicateSheet: {
          sourceSheetId: idOf(from),
          newSheetName: to,
          insertSheetIndex: book.state().tabs.length,
        },
      }),
    deleteTab: (title: string) => act({ deleteSheet: { sheetId: idOf(title) } }),
    hideTab: (title: string) =>
      act({
        updateSheetProperties: { properties: { sheetId: idOf(title), hidden: true }, fields: 'hidden' },
      }),
    protect: (title: string, { columns, rows, isWarningOnly = false, editors = [] }: Protected = {}) =>
      act({
        addProtectedRange: {
          protectedRange: {
            range: {
              sheetId: idOf(title),
              ...(columns === undefined
                ? {}
                : {
                    startColumnIndex: columnIndex(columns.split(':')[0] ?? ''),
                    endColumnIndex: columnIndex(columns.split(':').at(-1) ?? '') + 1,
                  }),
              ...(rows === undefined ? {} : { startRowIndex: rows[0] - 1, endRowIndex: rows[1] }),
            },
            warningOnly: isWarningOnly,
            ...(isWarningOnly ? {} : { editors: { users: editors } }),
          },
        },
      }),
    /** Removes all protections of a tab. */
    unprotect: (title: string) => {
      const { protections } = book.state()
      const own = protections.filter(({ area }) => area.sheetId === idOf(title))
      act(...own.map(({ id }) => ({ deleteProtectedRange: { protectedRangeId: id } })))
    },
  }
}
