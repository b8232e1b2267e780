import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { passing, type SendFailure } from '../../domain/delivery/batch'
import type { CallSheets } from './call-sheets'
import { captureRequests, captureTitle } from './capture-requests'
import type { createRowFinder } from './find-rows'
import { type createMapTab, hasSameColumns, type MappedTab, tabChanged } from './mapped-tab'
import type { Tab } from './read-tabs'
import { type createReturnRows, DEFAULT_COLUMNS } from './return-rows'
import { createSpreadsheetCalls } from './spreadsheet-calls'

/** Spare columns of the hidden tab, because staff may insert columns just before the rows are copied. */
const SPARE_COLUMNS = 10

/** The failure for rows of erased persons that the service did not delete; the removal is tried again. */
export const rowsRemain = (): SendFailure => passing('rows of an erased person are left')

type Tools = Pick<ReturnType<typeof createRowFinder>, 'classifyTab'> &
  Pick<ReturnType<typeof createReturnRows>, 'returnRows'> & {
    readonly id: number
  }

/** Deletes rows with a copy in the same call, and puts back those that the copy shows to be another person's. */
export const createDeleteRows = (
  callSheets: CallSheets,
  { mapAgain }: Pick<ReturnType<typeof createMapTab>, 'mapAgain'>,
  { classifyTab, returnRows, id }: Tools,
) => {
  /** Puts back deleted rows that the copy shows to be of others; fails if columns were moved meanwhile. */
  const verify = (mapped: MappedTab, capture: Tab): TE.TaskEither<SendFailure, unknown> =>
    pipe(
      mapAgain(mapped),
      TE.filterOrElse((now) => hasSameColumns(mapped, now), tabChanged),
      TE.chain((now) =>
        pipe(
          classifyTab({ ...now, layout: { ...now.layout, headingRow: -1 } }, capture),
          TE.chain(({ found }) =>
            returnRows(now, { ...capture, columnsThen: mapped.layout.columns }, found.toDelete),
          ),
        ),
      ),
    )

  let isIdUsed = false

  /** Deletes rows of one tab. A round can delete in one tab only, because its id can be used once. */
  return (mapped: MappedTab, rows: ReadonlyArray<number>): TE.TaskEither<SendFailure, unknown> => {
    if (isIdUsed) return TE.left(rowsRemain())
    isIdUsed = true
    const { sheetId, columns, isMonthFirst } = mapped.tab
    const width = (columns ?? DEFAULT_COLUMNS) + SPARE_COLUMNS
    const title = captureTitle(sheetId, id)
    const capture = { sheetId: id, title, rows: rows.length, columns: width, isMonthFirst }
    return pipe(
      createSpreadsheetCalls(callSheets, mapped.spreadsheet).updateWithMarker(
        id,
        captureRequests({
          id,
          sheetId,
          rows,
          width,
          columns: mapped.layout.columns,
          marks: mapped.marks,
        }),
      ),
      TE.chain(() => verify(mapped, capture)),
    )
  }
}
