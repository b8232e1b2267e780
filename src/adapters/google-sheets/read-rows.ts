import { setImmediate as nextTurn } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { SendFailure } from '../../domain/delivery/batch'
import type { TabName } from '../../domain/delivery/known-sheet'
import type { SheetLayout } from '../../domain/delivery/sheet-layout'
import { readSheetRow, type SheetRow } from '../../domain/delivery/sheet-row'
import { PHONE_COLUMN, TIME_COLUMN } from '../../domain/registration/form-columns'
import { columnRange, tabRange } from './a1-range'
import { type CallSheets, undecodableAnswer } from './call-sheets'
import { tabWithColumns } from './open-tab'
import type { Tab } from './read-tabs'

/**
 * An answer of this many rows takes about 8 ms to parse. The largest tab, of ten million cells, is read twice in fewer calls than
 * the service allows in a minute (60).
 */
const ROWS_PER_CALL = 40_000
/** Reading and hashing this many rows takes about 10 ms. */
const ROWS_PER_TURN = 250

const Column = t.partial({ values: t.array(t.UnknownArray) })
const Columns = t.type({ valueRanges: t.array(Column) })

const RENDERED =
  'majorDimension=COLUMNS&valueRenderOption=UNFORMATTED_VALUE&dateTimeRenderOption=SERIAL_NUMBER'

type Cells = ReadonlyArray<unknown>
type Piece = { readonly phones: Cells; readonly times: Cells }

const readPiece = (
  callSheets: CallSheets,
  spreadsheet: string,
  ranges: ReadonlyArray<string>,
): TE.TaskEither<SendFailure, Piece> =>
  pipe(
    callSheets({
      path: `${encodeURIComponent(spreadsheet)}/values:batchGet?${ranges.map((range) => `ranges=${encodeURIComponent(range)}`).join('&')}&${RENDERED}`,
    }),
    TE.chainEitherKW((body) => pipe(Columns.decode(body), E.mapLeft(undecodableAnswer))),
    TE.chainEitherKW(({ valueRanges }) =>
      valueRanges.length === ranges.length
        ? E.right({ phones: valueRanges[0]?.values?.[0] ?? [], times: valueRanges[1]?.values?.[0] ?? [] })
        : E.left(undecodableAnswer()),
    ),
  )

type Visit = (rows: ReadonlyArray<SheetRow>) => void

type Begin = {
  readonly tab: TabName
  readonly first: number
  readonly headingRow: number
  readonly isMonthFirst: boolean
}

const visitPiece = async (
  { phones, times }: Piece,
  { tab, first, headingRow, isMonthFirst }: Begin,
  visit: Visit,
): Promise<void> => {
  const count = Math.max(phones.length, times.length)
  for (let start = 0; start < count; start += ROWS_PER_TURN) {
    const rows: Array<SheetRow> = []
    for (let index = start; index < Math.min(count, start + ROWS_PER_TURN); index += 1) {
      const row = readSheetRow(
        { tab, row: first + index },
        { phone: phones[index], time: times[index], isMonthFirst },
        headingRow,
      )
      if (row !== null) rows.push(row)
    }
    visit(rows)
    await nextTurn()
  }
}

/** Reads phone numbers and times of all rows below the heading, in pieces; returns the number of calls. */
export const readRows = (
  callSheets: CallSheets,
  spreadsheet: string,
  { title, rows: last, isMonthFirst }: Tab,
  layout: SheetLayout,
  visit: Visit,
): TE.TaskEither<SendFailure, number> => {
  const { columns, headingRow } = layout
  const wanted = [columns.get(PHONE_COLUMN), columns.get(TIME_COLUMN)].flatMap((column) => column ?? [])
  const tab = tabWithColumns({ spreadsheet, name: title }, layout)
  const readFrom = (first: number, calls: number): TE.TaskEither<SendFailure, number> => {
    if (last !== null && first >= last) return TE.right(calls)
    const end = last === null ? null : Math.min(last, first + ROWS_PER_CALL)
    const ranges = wanted.map((column) => tabRange(title, columnRange(column, first + 1, end)))
    return pipe(
      readPiece(callSheets, spreadsheet, ranges),
      TE.chainTaskK((piece) => () => visitPiece(piece, { tab, first, headingRow, isMonthFirst }, visit)),
      TE.chain(() => (end === null ? TE.right(calls + 1) : readFrom(end, calls + 1))),
    )
  }
  return readFrom(0, 0)
}
