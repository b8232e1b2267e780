import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SendFailure } from '../../domain/delivery/batch'
import { movedColumns } from '../../domain/delivery/moved-columns'
import type { CallSheets } from './call-sheets'
import { capturesIn, returnRequests } from './capture-requests'
import type { MappedTab } from './mapped-tab'
import { readHead } from './read-head'
import type { Tab } from './read-tabs'
import { createSpreadsheetCalls } from './spreadsheet-calls'

export const DEFAULT_COLUMNS = 26

/** `columnsThen`: where our columns were when the rows were copied. */
type Capture = Tab & { readonly columnsThen: ReadonlyMap<string, number> }

/** Functions that put rows of hidden tabs back under their columns. */
export const createReturnRows = (callSheets: CallSheets) => {
  /** Puts back all rows of a hidden tab except `without`, and deletes the tab. */
  const returnRows = (
    { spreadsheet, tab, layout, marks }: MappedTab,
    { sheetId, rows, columns, columnsThen }: Capture,
    without: ReadonlyArray<number>,
  ): TE.TaskEither<SendFailure, unknown> =>
    createSpreadsheetCalls(callSheets, spreadsheet).update(
      returnRequests({
        capture: sheetId,
        sheetId: tab.sheetId,
        rows: Array.from({ length: rows ?? 0 }, (_, row) => row).filter((row) => !without.includes(row)),
        at: layout.headingRow + 1,
        columns: layout.columns,
        marks,
        moved: movedColumns(
          columnsThen,
          layout.columns,
          Math.min(columns ?? DEFAULT_COLUMNS, tab.columns ?? DEFAULT_COLUMNS),
        ),
      }),
    )

  /** Puts back what an interrupted removal left in the hidden tabs of a tab. */
  const returnAll = (mapped: MappedTab): TE.TaskEither<SendFailure, unknown> =>
    pipe(
      capturesIn(mapped.tabs, mapped.tab),
      TE.traverseSeqArray((capture) =>
        pipe(
          readHead(callSheets, mapped.spreadsheet, capture.title),
          TE.chain(({ head }) => {
            const columnsThen = new Map(head.marks.map(({ name, column }) => [name, column]))
            return returnRows(mapped, { ...capture, columnsThen }, [])
          }),
        ),
      ),
    )

  return { returnRows, returnAll }
}
